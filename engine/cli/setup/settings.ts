/** The questions of `npm run setup` about the server, and how the answers are written to .env. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { besideEngine } from '../../core/base/engine-folder.ts'
import { keysOf } from '../../core/base/keys-of.ts'
import { OwnerError } from '../../core/base/owner-error.ts'
import { readConfig } from '../../core/config/config.server.ts'
import type { Answer, Question } from './questions.ts'
import { setupWords } from './setup.words.ts'

/** All settings, with what they are for. */
const template = besideEngine('.env.example')

const presentText = (root: string) => {
  const file = join(root, '.env')
  return readFileSync(existsSync(file) ? file : template, 'utf8')
}

/** In the order in which they are asked, and what is answered anew. `root` is the folder with .env. */
export function settingQuestions(root: string) {
  const values = new Map(Object.entries(parseEnv(presentText(root))))
  const changed = new Map<string, string>()
  const questions = keysOf(setupWords.en.ask.server).map((name): Question => {
    const value = () => changed.get(name) ?? values.get(name) ?? ''
    // `new` stands for a key of 128 random bits, … for the secret that is there.
    const read = (answer: Answer) =>
      name === 'CALENDAR_KEY' && answer === 'new'
        ? randomBytes(16).toString('base64url')
        : String(answer).replace('…', () => secretIn(name, value()))
    return {
      id: name,
      group: 'server',
      text: (language) => setupWords[language].ask.server[name],
      present: () => value().replace(secretIn(name, value()) || '\0', '…'),
      refusal(answer, language) {
        const reasons = setupWords[language].refuse
        if (!isAccepted(() => readConfig({ [name]: read(answer) }))) return reasons[name]
        return isAccepted(() => quotedForDotEnv(read(answer))) ? undefined : reasons.quotes
      },
      put: (answer) => changed.set(name, read(answer)),
    }
  })
  return { questions, changed }
}

/** What of a value must not appear on the screen: the password of a URL, and all of settings that are as good as one. */
const secretIn = (name: string, value: string): string =>
  ['BUSY_CALENDARS', 'CALENDAR_KEY', 'ALERT_URL'].includes(name)
    ? value
    : (/(?<=\/\/[^:@/]*:)[^@/]+(?=@)/.exec(value)?.[0] ?? '')

/** Whether the server would start with it, or it can be written down. */
function isAccepted(check: () => unknown): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error
    return false
  }
}

/** Writes a .env with other settings to a file. It begins as a copy of .env.example; comments and other settings stay. */
export function writeSettings(file: string, root: string, changes: ReadonlyMap<string, string>) {
  let text = presentText(root)
  for (const [name, value] of changes) {
    const line = `${name}=${quotedForDotEnv(value)}`
    const old = new RegExp(`^${name}=.*$`, 'm')
    text = old.test(text) ? text.replace(old, () => line) : `${text.trimEnd()}\n${line}\n`
  }
  // It may hold passwords.
  writeFileSync(file, text, { mode: 0o600 })
}

/**
 * A value as Node reads it back from .env, in a kind of quotes that it does not hold: none can be escaped there. Throws a
 * OwnerError where it holds all three.
 */
export function quotedForDotEnv(value: string): string {
  if (/^[\w@:/.,?=&%+-]*$/.test(value)) return value
  // Within double quotes, \n would be a line break.
  const quote = ["'", '`', '"'].find((one) => !value.includes(one))
  if (!quote || (quote === '"' && value.includes('\\n')))
    throw new OwnerError('A setting cannot hold all of \', " and `')
  return `${quote}${value}${quote}`
}
