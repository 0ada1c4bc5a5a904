/** The questions about what only the server may know, asked before the first release. */
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { OwnerError } from '../../core/base/owner-error.ts'
import { readConfig } from '../../core/config/config.server.ts'
import { ask, openAnswers } from '../setup/ask.ts'
import type { Question } from '../setup/questions.ts'
import { settingQuestions } from '../setup/settings.ts'

const asked: readonly string[] = ['SMTP_URL', 'MAIL_TO', 'BUSY_CALENDARS', 'CALENDAR_KEY', 'ALERT_URL']

/** Where off-site backups are: docs/back-up.md. */
const askedForOffsite = {
  RESTIC_REPOSITORY: 'Place of the off-site backups (sftp:host:folder, s3:https://…, /mnt/disk/…)',
  RESTIC_PASSWORD: 'Password of the off-site backups',
  AWS_ACCESS_KEY_ID: 'S3 key, if they are on S3',
  AWS_SECRET_ACCESS_KEY: 'S3 secret',
}

/**
 * Asks on the terminal; what .env says is kept by an empty answer. Throws an OwnerError where the input ends, and
 * where they do not belong together. `offsite` are those that the server itself must not know.
 */
export async function askSecrets({ fromBackup }: { fromBackup: boolean }) {
  const present = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  console.log('For the server only: stored there, and asked for once.')
  const { questions, changed } = settingQuestions('.')
  const forServer = questions.filter(({ id }) => asked.includes(id))
  const forOffsite = fromBackup ? Object.entries(askedForOffsite).map(offsiteQuestion) : []
  await ask(
    [...forServer, ...forOffsite],
    () => true,
    () => 'en',
    await openAnswers(),
  )
  const answers = new Map(Object.entries({ ...present, ...Object.fromEntries(changed) }))
  const answersTo = (those: readonly Question[]) =>
    new Map(those.map(({ id }) => [id, answers.get(id) ?? ''] as const).filter(([, answer]) => answer))
  const [server, offsite] = [answersTo(forServer), answersTo(forOffsite)]
  if (fromBackup && !offsite.has('RESTIC_REPOSITORY'))
    throw new OwnerError('RESTIC_REPOSITORY: is missing: --from-backup reads it')
  readConfig(Object.fromEntries([...server, ...offsite]))
  return { server, offsite }

  function offsiteQuestion([name, text]: readonly [string, string]): Question {
    const value = () => changed.get(name) ?? present[name] ?? ''
    return {
      id: name,
      group: 'server',
      text: () => text,
      present: () => value() && '…',
      refusal: () => undefined,
      put: (answer) =>
        changed.set(
          name,
          String(answer).replace('…', () => value()),
        ),
    }
  }
}
