/**
 * `npm run setup`: asks for the facts of the business and makes the owner's folder, `site/`, or changes what is answered
 * anew in it. `-- --all` asks everything, `-- booking` one part; `-- --from example` begins with the whole example. Writes
 * nothing before the last answer.
 */
import { endWith } from '../engine/core/base/owner-error.ts'
import { openTerminal } from './setup/ask.ts'
import { readOptions, setUp } from './setup/set-up.ts'

const terminal = openTerminal()
try {
  await setUp(readOptions(process.argv.slice(2), process.env), terminal)
} catch (error) {
  terminal.close()
  console.error()
  endWith(error)
}
terminal.close()
