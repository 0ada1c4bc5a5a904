/** The questions of `npm run setup` about the server, and how the answers are written to .env. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { OwnerError } from '../../engine/core/base/owner-error.ts'
import { readConfig } from '../../engine/core/config/config.server.ts'
import { lengths, type Question } from './questions.ts'
import { setupWords } from './setup.words.ts'

const names = [
  'SITE_URL',
  'MAIL_TO',
  'SMTP_URL',
  'DATABASE_URL',
  'BUSY_CALENDARS',
  'CALENDAR_KEY',
  'ALERT_URL',
  'REMINDER_MAIL',
  'WEEK_MAIL',
  'TRUST_PROXY',
] as const

type Setting = (typeof names)[number]

const presentText = (root: string) => {
  const file = join(root, '.env')
  return readFileSync(existsSync(file) ? file : join(root, '.env.example'), 'utf8')
}

/** In the order in which they are asked. `root` is the folder with .env. */
export function settingQuestions(root: string): Question[] {
  const values = parseEnv(presentText(root))
  return names.map((name) => ({
    id: name,
    group: 'server',
    isFirst: () => false,
    isAsked: () => true,
    longest: lengths.list,
    text: (language) => setupWords[language].ask[name],
    present: () => withoutSecrets(name, values[name] ?? ''),
    read(answer, { language }) {
      // `new` stands for a key of 128 random bits.
      const isNew = name === 'CALENDAR_KEY' && answer === 'new'
      const value = isNew ? randomBytes(16).toString('base64url') : answer
      const reasons = setupWords[language].refuse
      if (!isAccepted(() => readConfig({ [name]: value }))) return reasons[name]
      return isAccepted(() => quotedForDotEnv(value)) ? [{ path: [name], value }] : reasons.quotes
    },
  }))
}

/** What must not appear on the screen: the password of a URL, and settings that are secret as a whole. */
function withoutSecrets(name: Setting, value: string): string {
  if (isSecret(name)) return value && '…'
  return value.replace(/(\/\/[^:@/]*):[^@/]+@/, '$1:…@')
}

/** A topic is as good as a password. */
const isSecret = (name: Setting) =>
  name === 'BUSY_CALENDARS' || name === 'CALENDAR_KEY' || name === 'ALERT_URL'

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
