/** The questions about what only the server may know, asked before the first release. */
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { OwnerError } from '../../engine/core/base/owner-error.ts'
import { readConfig } from '../../engine/core/config/config.server.ts'
import { ask, openTerminal } from '../setup/ask.ts'
import { lengths, type Question } from '../setup/questions.ts'
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
  const terminal = openTerminal()
  try {
    console.log('For the server only: stored there, and asked for once.')
    const forServer = settingQuestions('.').filter(({ id }) => asked.includes(id))
    const forOffsite = fromBackup ? Object.entries(askedForOffsite).map(offsiteQuestion) : []
    const { changes } = await ask(
      { questions: [...forServer, ...forOffsite], isChosen: () => true, language: 'en' },
      terminal,
    )
    const answers = {
      ...present,
      ...Object.fromEntries(changes.map(({ path, value }) => [path[0], String(value)])),
    }
    const answersTo = (questions: readonly Question[]) =>
      new Map(questions.flatMap(({ id }) => (answers[id] ? [[id, answers[id]] as const] : [])))
    const [server, offsite] = [answersTo(forServer), answersTo(forOffsite)]
    if (fromBackup && !offsite.has('RESTIC_REPOSITORY'))
      throw new OwnerError('RESTIC_REPOSITORY: is missing: --from-backup reads it')
    readConfig(Object.fromEntries([...server, ...offsite]))
    return { server, offsite }
  } finally {
    terminal.close()
  }

  function offsiteQuestion([name, text]: readonly [string, string]): Question {
    return {
      id: name,
      group: 'server',
      isFirst: () => true,
      isAsked: () => true,
      longest: lengths.list,
      text: () => text,
      present: () => (present[name] ? '…' : ''),
      read: (value) => [{ path: [name], value }],
    }
  }
}
