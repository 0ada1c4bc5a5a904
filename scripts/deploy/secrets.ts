/** The questions about what only the server may know, asked before the first release. */
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { readConfig } from '../../server/config.ts'
import { openPrompt } from '../setup/ask.ts'
import { type Setting, settingQuestions } from '../setup/settings.ts'
import { DeployError } from './report.ts'

const asked: readonly Setting[] = ['SMTP_URL', 'MAIL_TO', 'BUSY_CALENDARS', 'CALENDAR_KEY', 'ALERT_URL']

/** Where off-site backups are: deploy/backups.md. */
const askedForOffsite = {
  RESTIC_REPOSITORY: 'Place of the off-site backups (sftp:host:folder, s3:https://…, /mnt/disk/…)',
  RESTIC_PASSWORD: 'Password of the off-site backups',
  AWS_ACCESS_KEY_ID: 'S3 key, if they are on S3',
  AWS_SECRET_ACCESS_KEY: 'S3 secret',
}

/**
 * Asks on the terminal; what .env says is kept by an empty answer. Throws Stopped where the input ends, and an Error with
 * one line where they do not belong together. `offsite` are those that the server itself must not know.
 */
export async function askSecrets({ fromBackup }: { fromBackup: boolean }): Promise<{
  server: Map<string, string>
  offsite: Map<string, string>
}> {
  const present = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  const prompt = openPrompt()
  try {
    console.log(
      'For the server only: stored there, and asked for once. Press Enter to keep what is in brackets.',
    )
    const server = new Map<string, string>()
    const offsite = new Map<string, string>()
    const keep = (secrets: Map<string, string>, name: string, answer: string | undefined) => {
      const value = answer ?? present[name]
      if (value) secrets.set(name, value)
    }
    for (const [name, question] of settingQuestions()) {
      if (!asked.includes(name)) continue
      keep(server, name, await prompt.ask(question))
    }
    for (const [name, text] of fromBackup ? Object.entries(askedForOffsite) : []) {
      const question = { text, present: present[name] ? '…' : '', answer: z.string() }
      keep(offsite, name, await prompt.ask(question))
    }
    if (fromBackup && !offsite.has('RESTIC_REPOSITORY'))
      throw new DeployError('RESTIC_REPOSITORY: is missing: --from-backup reads it')
    readConfig(Object.fromEntries([...server, ...offsite]))
    return { server, offsite }
  } finally {
    prompt.close()
  }
}
