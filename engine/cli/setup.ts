/**
 * `npm run setup`: asks for the facts of the business and makes the owner's folder, `site/`, or changes what is answered
 * anew in it. `-- --all` asks everything, `-- booking` one part; `-- --from example` begins with the whole example. Writes
 * nothing before the last answer.
 */
import { endWith } from '../core/base/owner-error.ts'
import { openAnswers } from './setup/ask.ts'
import { readOptions, setUp } from './setup/set-up.ts'

try {
  const lines = await setUp(readOptions(process.argv.slice(2), process.env), await openAnswers())
  console.log(lines.join('\n'))
} catch (error) {
  endWith(error)
}
