/** `node scripts/update/list-words.ts`: prints the sentences of the engine as JSON, by their names. */
import { readDefaultWords, sentencesOf } from './default-words.ts'

const { defaults } = await readDefaultWords()
console.log(JSON.stringify(Object.fromEntries(sentencesOf(Object.fromEntries(defaults)))))
