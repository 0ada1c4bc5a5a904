/** The questions of `npm run setup` about the server, and how the answers are written to .env. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { StartError } from '../../app/settings.ts'
import { keysOf } from '../../content/keys-of.ts'
import { readConfig } from '../../server/config.ts'
import type { Question } from './ask.ts'

const questions = {
  SITE_URL: 'Address, where it is another than the domain above (a test server)',
  MAIL_TO: 'Who gets the messages, where it is another than the e-mail above',
  SMTP_URL: 'Mail server (smtp://user:password@host:587)',
  DATABASE_URL: 'PostgreSQL, where the embedded database is not enough (postgres://…)',
  TRUST_PROXY: 'How many reverse proxies stand before the server',
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
      present: withoutPassword(values[name] ?? ''),
      answer: settingSchema(name),
    },
  ])
}

/** A URL without its password, which must not appear on the screen. */
const withoutPassword = (value: string) => value.replace(/(\/\/[^:@/]*):[^@/]+@/, '$1:…@')

/** Validates a setting as the server does at its start. */
const settingSchema = (name: Setting) =>
  z.string().superRefine((value, context) => {
    try {
      readConfig({ [name]: value })
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      context.addIssue({ code: 'custom', message: error.message.replace(`${name}=${value}: `, '') })
    }
  })

/** Writes settings to .env, which begins as a copy of .env.example. Comments and other settings stay. */
export function changeSettings(changes: ReadonlyMap<Setting, string>) {
  if (changes.size === 0) return
  let text = presentText()
  for (const [name, value] of changes) {
    const line = `${name}=${quoted(value)}`
    const old = new RegExp(`^${name}=.*$`, 'm')
    text = old.test(text) ? text.replace(old, () => line) : `${text.trimEnd()}\n${line}\n`
  }
  const temporary = `${file}.${process.pid}`
  // It may hold passwords.
  writeFileSync(temporary, text, { mode: 0o600 })
  renameSync(temporary, file)
}

/** Quotes a value with spaces, quotes or `#`. */
const quoted = (value: string) => (/[\s#'"`]/.test(value) ? `"${value.replaceAll('"', '%22')}"` : value)
