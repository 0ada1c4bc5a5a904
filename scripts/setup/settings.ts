/** What `npm run setup` asks about the server, and how the answers are written to .env. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { readConfig, StartError } from '../../server/config.ts'
import type { Question } from './ask.ts'

const asked = {
  SITE_URL: 'Address, where it is another than the domain above (a test server)',
  MAIL_TO: 'Who gets the messages, where it is another than the e-mail above',
  SMTP_URL: 'Mail server (smtp://user:password@host:587)',
  DATABASE_URL: 'PostgreSQL, where the embedded database is not enough (postgres://…)',
  TRUST_PROXY: 'How many reverse proxies stand before the server',
} as const

export type Setting = keyof typeof asked

const file = '.env'

const present = () => (existsSync(file) ? readFileSync(file, 'utf8') : readFileSync('.env.example', 'utf8'))

export function settingQuestions(): [Setting, Question<string>][] {
  const values = parseEnv(present())
  // The keys of an object literal.
  return (Object.entries(asked) as [Setting, string][]).map(([name, ask]) => [
    name,
    { ask, present: withoutPassword(values[name] ?? ''), answer: settingOf(name) },
  ])
}

/** An address as it may stand on a screen. */
const withoutPassword = (value: string) => value.replace(/(\/\/[^:@/]*):[^@/]+@/, '$1:…@')

/** Checked as the server does at its start. */
const settingOf = (name: Setting) =>
  z.string().superRefine((typed, context) => {
    try {
      readConfig({ [name]: typed })
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      context.addIssue({ code: 'custom', message: error.message.replace(`${name}=${typed}: `, '') })
    }
  })

/** Writes settings to .env, which begins as a copy of .env.example. Comments and other settings stay. */
export function changeSettings(changes: ReadonlyMap<Setting, string>) {
  if (changes.size === 0) return
  let text = present()
  for (const [name, value] of changes) {
    const line = `${name}=${quoted(value)}`
    const old = new RegExp(`^${name}=.*$`, 'm')
    text = old.test(text) ? text.replace(old, () => line) : `${text.trimEnd()}\n${line}\n`
  }
  const aside = `${file}.${process.pid}`
  // It may hold passwords.
  writeFileSync(aside, text, { mode: 0o600 })
  renameSync(aside, file)
}

/** A `#` would begin a comment. */
const quoted = (value: string) => (/[\s#'"`]/.test(value) ? `"${value.replaceAll('"', '%22')}"` : value)
