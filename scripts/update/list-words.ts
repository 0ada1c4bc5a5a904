/** `node scripts/update/list-words.ts`: prints the sentences of the engine as JSON, by their names. */
import { readSentences } from './default-words.ts'

console.log(JSON.stringify(await readSentences()))
