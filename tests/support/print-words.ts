/** Prints the engine's words as JSON, by the names of their files. */
import { readEngineWords } from '../../engine/check/engine-words.ts'

console.log(JSON.stringify(Object.fromEntries(await readEngineWords())))
