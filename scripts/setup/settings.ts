/** The questions of `npm run setup` about the server, and how the answers are written to .env. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { StartError } from '../../app/settings.ts'
import { keysOf } from '../../content/keys-of.ts'
import { readConfig } from '../../server/config.ts'
import type { Question } from './ask.ts'

const questions = {
  SITE_URL: 'Address, if it is not the domain above (a test server)',
  MAIL_TO: 'Who gets the messages, if not the e-mail address above',
  SMTP_URL: 'Mail server (smtp://user:password@host:587)',
  DATABASE_URL: 'PostgreSQL, if the embedded database is not enough (postgres://…)',
  BUSY_CALENDARS:
    'Secret addresses of your calendars: visitors can only book times that are free in all of them (one another)',
  CALENDAR_KEY: 'Key of the feed of bookings for your own calendar (new generates one, - for no feed)',
  ALERT_URL:
    'Where you get push notifications of new messages, bookings and failures (https://ntfy.sh/a-topic-nobody-guesses)',
  REMINDER_MAIL: 'An e-mail to you before a promised reply is due (on or off)',
  WEEK_MAIL: 'An e-mail to you about the week, each Monday (on or off)',
  TRUST_PROXY: 'How many reverse proxies are in front of the server',
} as const

export type Setting = keyof typeof questions

const file = '.env'

const presentText = () =>
  existsSync(file) ? readFileSync(file, 'utf8') : readFileSync('.env.example', 'utf8')

export function settingQuestions(): [Setting, Question<string>][] {
  const values = parseEnv(presentText())
  return keysOf(questions).map((name) => [
    name,
    {
      text: questions[name],
      present: withoutSecrets(name, values[name] ?? ''),
      answer: name === 'CALENDAR_KEY' ? newKey.pipe(settingSchema(name)) : settingSchema(name),
    },
  ])
}

/** What must not appear on the screen: the password of a URL, and settings that are secret as a whole. */
function withoutSecrets(name: Setting, value: string): string {
  if (isSecret(name)) return value && '…'
  return value.replace(/(\/\/[^:@/]*):[^@/]+@/, '$1:…@')
}

/** A topic is as good as a password. */
const isSecret = (name: Setting) =>
  name === 'BUSY_CALENDARS' || name === 'CALENDAR_KEY' || name === 'ALERT_URL'

/** `new` stands for a key of 128 random bits. */
const newKey = z
  .string()
  .transform((value) => (value === 'new' ? randomBytes(16).toString('base64url') : value))

/** Validates a setting as the server does at its start. */
const settingSchema = (name: Setting) =>
  z.string().superRefine((value, context) => {
    try {
      readConfig({ [name]: value })
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      // The error does not show the value of a secret setting.
      const message = error.message.replace(`${name}=${value}: `, '').replace(`${name}: `, '')
      context.addIssue({ code: 'custom', message })
    }
  })

/** Writes settings to .env, which begins as a copy of .env.example. Comments and other settings stay. */
export function changeSettings(changes: ReadonlyMap<Setting, string>) {
  if (changes.size === 0) return
  let text = presentText()
  for (const [name, value] of changes) {
    const line = `${name}=${quotedForDotEnv(value)}`
    const old = new RegExp(`^${name}=.*$`, 'm')
    text = old.test(text) ? text.replace(old, () => line) : `${text.trimEnd()}\n${line}\n`
  }
  const temporary = `${file}.${process.pid}`
  // It may hold passwords.
  writeFileSync(temporary, text, { mode: 0o600 })
  renameSync(temporary, file)
}

/**
 * A value as Node reads it back from .env, in a kind of quotes that it does not hold: none can be escaped there. Throws a
 * StartError where it holds all three.
 */
export function quotedForDotEnv(value: string): string {
  if (/^[\w@:/.,?=&%+-]*$/.test(value)) return value
  // Within double quotes, \n would be a line break.
  const quote = ["'", '`', '"'].find((one) => !value.includes(one))
  if (!quote || (quote === '"' && value.includes('\\n')))
    throw new StartError('A setting cannot hold all of \', " and `')
  return `${quote}${value}${quote}`
}
