/**
 * `npm run setup`: asks for the facts of the business and the settings of the server, and writes them to the facts
 * and .env. It can be run again, and writes nothing before the last answer.
 */

import { leftFromExample } from './check-content/example.ts'
import { openPrompt, Stopped } from './setup/ask.ts'
import { type Change, changeFacts } from './setup/edit-facts.ts'
import { factQuestions } from './setup/facts.ts'
import { changeSettings, type Setting, settingQuestions } from './setup/settings.ts'

const prompt = openPrompt()
try {
  console.log(
    'Press Enter to keep what is in brackets, or type - to clear it. Ctrl-C stops without changing anything.\n',
  )
  const facts: Change[] = []
  for (const question of factQuestions)
    if (question.isAsked?.(facts) !== false) facts.push(...((await prompt.ask(question)) ?? []))
  console.log()
  const settings = new Map<Setting, string>()
  for (const [name, question] of settingQuestions()) {
    const value = await prompt.ask(question)
    if (value !== undefined) settings.set(name, value)
  }
  changeFacts(facts)
  changeSettings(settings)
  console.log(`
${facts.length} facts written to the facts, ${settings.size} settings to .env. What is left is yours to choose:
  colors      brand.yaml, then npm run artwork
  portrait    content/portrait.jpg, for the about page
${leftFromExample()
  .map(({ file, line, message }) => `  ${file}:${line}: ${message}`)
  .join('\n')}
And outside the site, with the same name, address and phone number everywhere:
  Google Business Profile, Bing Places, Hitta.se, Eniro
At your mail domain: SPF, DKIM and DMARC, as your mail provider describes; npm run newsletter -- check looks them up.
Then npm run check:content and npm start.`)
} catch (error) {
  if (!(error instanceof Stopped)) throw error
  console.error(`\n${error.message}`)
  process.exitCode = 1
} finally {
  prompt.close()
}
