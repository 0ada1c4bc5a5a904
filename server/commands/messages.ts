/** `npm run messages`: lists, exports and triages the contact messages and their mails. */
import { parseArgs } from 'node:util'
import type { Database } from '../database/open.ts'
import { spamReasons } from '../messages/spam.ts'
import { markHonest, markSpam, resend } from '../messages/triage.ts'
import { findById } from './find-by-id.ts'
import { withDatabase } from './open.ts'
import { escapeControlCharacters, formatTime, pluralize, printField, printTable, truncate } from './print.ts'
import { CommandError, runCommand, UsageError } from './run.ts'
import { printMails, printUnsent, statesOf } from './stored-mails.ts'
import { exportCsv, exportMessage, loadMessages, type StoredMessage } from './stored-messages.ts'
import { vacuum } from './vacuum.ts'

const usage =
  'npm run messages -- [list | show ID | export --json|--csv | resend ID | spam ID | not-spam ID | delete ID]'

await runCommand(usage, async (config) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, csv: { type: 'boolean' } },
  })
  const [command = 'list', id, ...more] = positionals
  const isExport = command === 'export'
  if (more.length > 0 || (values.json || values.csv ? !isExport : isExport))
    throw new UsageError('Too many words, or too few')
  if (values.json && values.csv) throw new UsageError('Either --json or --csv')
  if ((command === 'list' || isExport) && id) throw new UsageError(`${command} takes no id`)

  await withDatabase(config, async (database) => {
    if (command === 'list') return list(await loadMessages(database))
    if (isExport) {
      const messages = await loadMessages(database)
      return console.log(
        values.json ? JSON.stringify(messages.map(exportMessage), null, 2) : exportCsv(messages),
      )
    }
    if (!['show', 'resend', 'spam', 'not-spam', 'delete'].includes(command))
      throw new UsageError(`“${command}” is not known`)
    if (!id) throw new UsageError(`${command} needs an id, or its first letters`)
    const message = await findById('message', id, (pattern) =>
      loadMessages(database, (query) => query.where('id', 'like', pattern)),
    )
    if (command === 'show') return show(message)
    if (command === 'resend') return console.log(await sendMailsAgain(database, message))
    if (command === 'spam') {
      await markSpam(database, message)
      return console.log('Marked as spam')
    }
    if (command === 'not-spam') {
      const { isMailed } = await markHonest(database, message)
      return console.log(isMailed ? 'Marked as honest; its mails go out within a minute' : 'Marked as honest')
    }
    await database.deleteFrom('messages').where('id', '=', message.id).execute()
    await vacuum(database, config)
    console.log(`Deleted, with ${pluralize(message.mails.length, 'mail')}`)
  })
})

/** Returns what was done, as a line to print. */
async function sendMailsAgain(database: Database, message: StoredMessage): Promise<string> {
  const resent = await resend(database, message)
  if (resent.is === 'refused as spam')
    throw new CommandError('This message is marked as spam: say `not-spam` first, and it is mailed')
  return resent.is === 'tried again'
    ? `Tried again within a minute: ${resent.kinds.join(', ')}`
    : 'The message is sent to you once more within a minute'
}

function list(messages: StoredMessage[]) {
  if (messages.length === 0) return console.log('No messages')
  printTable(
    ['id', 'received', 'from', 'e-mail', 'mails', 'message'],
    messages.map(({ id, received_at, name, email, spam, mails, message }) => [
      id.slice(0, 8),
      formatTime(received_at),
      truncate(name, 24),
      truncate(email, 32),
      spam ? 'suspect' : statesOf(mails),
      truncate(message, 48),
    ]),
  )
  printUnsent('message', messages)
}

function show(message: StoredMessage) {
  printField('id', message.id)
  printField('received', formatTime(message.received_at))
  printField('from', `${truncate(message.name, 200)} <${truncate(message.email, 254)}>`)
  printField('language', message.language)
  if (message.spam)
    printField('suspect', spamReasons(message).join('; ') || 'the form was filled in as robots do')
  printMails(message.mails)
  console.log(`\n${escapeControlCharacters(message.message)}`)
}
