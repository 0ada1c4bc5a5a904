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
const askedForBackup = {
  RESTIC_REPOSITORY: 'Place of the off-site backups (sftp:host:folder, s3:https://…, /mnt/disk/…)',
  RESTIC_PASSWORD: 'Password of the off-site backups',
  AWS_ACCESS_KEY_ID: 'Key of S3, where they are there',
  AWS_SECRET_ACCESS_KEY: 'Secret of S3',
}

/** Only in an address a quote can be written in another way. */
const withoutQuote = z.string().regex(/^[^']*$/, "must be without a '")

/**
 * Asks on the terminal; what .env says is kept by an empty answer. Throws Stopped where the input ends, and an Error with
 * one line where they do not belong together.
 */
export async function askSecrets({ fromBackup }: { fromBackup: boolean }): Promise<Map<string, string>> {
  const present = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  const prompt = openPrompt()
  try {
    console.log(
      'For the server alone, kept there and asked once. An empty answer keeps what stands in brackets.',
    )
    const secrets = new Map<string, string>()
    for (const [name, question] of settingQuestions()) {
      if (!asked.includes(name)) continue
      secrets.set(name, (await prompt.ask(question)) ?? present[name] ?? '')
    }
    for (const [name, text] of fromBackup ? Object.entries(askedForBackup) : []) {
      const question = { text, present: present[name] ? '…' : '', answer: withoutQuote }
      secrets.set(name, (await prompt.ask(question)) ?? present[name] ?? '')
    }
    if (fromBackup && !secrets.get('RESTIC_REPOSITORY'))
      throw new DeployError('RESTIC_REPOSITORY: is missing: --from-backup reads it')
    readConfig(Object.fromEntries(secrets))
    return secrets
  } finally {
    prompt.close()
  }
}
