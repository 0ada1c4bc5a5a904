/** Prints the engine's words as JSON, by the names of their files. */
import { readEngineWords } from '../../scripts/engine-words.ts'

console.log(JSON.stringify(Object.fromEntries(await readEngineWords())))
