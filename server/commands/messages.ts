/** `npm run messages`: lists, exports and triages the contact messages and their mails. */
import { parseArgs } from 'node:util'
import { hour } from '../../content/durations.ts'
import { type Database, withDatabase } from '../database/open.ts'
import { vacuum } from '../database/vacuum.ts'
import { spamReasons } from '../forms/spam.ts'
import { spamWords } from '../forms/spam.words.ts'
import { replyDueAt } from '../messages/reply-due.ts'
import { exportCsv, exportMessage, loadMessages, type StoredMessage } from '../messages/stored-messages.ts'
import { markNotSpam, markSpam, resend, setAnswered } from '../messages/triage.ts'
import { findById } from '../terminal/find-by-id.ts'
import {
  escapeControlCharacters,
  formatTime,
  pluralize,
  printField,
  printTable,
  truncate,
} from '../terminal/print.ts'
import { printMails, printUnsent, statesOf } from '../terminal/print-mails.ts'
import { type Command, CommandError, runCommand, UsageError } from '../terminal/run-command.ts'

export const command: Command = {
  usage:
    'npm run messages -- [list | show ID | export --json|--csv | answered ID | waiting ID | resend ID | spam ID | ' +
    'not-spam ID | delete ID]',
  async run(args, config) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, csv: { type: 'boolean' } },
    })
    const [command = 'list', id, ...more] = positionals
    const isExport = command === 'export'
    if (more.length > 0 || (values.json || values.csv ? !isExport : isExport))
      throw new UsageError('Unexpected arguments')
    if (values.json && values.csv) throw new UsageError('Either --json or --csv')
    if ((command === 'list' || isExport) && id) throw new UsageError(`${command} takes no id`)

    const now = Date.now()
    await withDatabase(config, async (database) => {
      if (command === 'list') return list(await loadMessages(database), now)
      if (isExport) {
        const messages = await loadMessages(database)
        return console.log(
          values.json ? JSON.stringify(messages.map(exportMessage), null, 2) : exportCsv(messages),
        )
      }
      if (!['show', 'answered', 'waiting', 'resend', 'spam', 'not-spam', 'delete'].includes(command))
        throw new UsageError(`Unknown command “${command}”`)
      if (!id) throw new UsageError(`${command} needs an id, or its first letters`)
      const message = await findById('message', id, (pattern) =>
        loadMessages(database, (query) => query.where('id', 'like', pattern)),
      )
      if (command === 'show') return show(message, now)
      if (command === 'answered' || command === 'waiting') {
        await setAnswered(database, message, command === 'answered' ? Date.now() : null)
        return console.log(command === 'answered' ? 'Marked as answered' : 'Marked as waiting')
      }
      if (command === 'resend') return console.log(await sendMailsAgain(database, message))
      if (command === 'spam') {
        await markSpam(database, message)
        return console.log('Marked as spam')
      }
      if (command === 'not-spam') {
        const { isMailed } = await markNotSpam(database, message)
        return console.log(
          isMailed ? 'Marked as not spam; its e-mails will be sent within a minute' : 'Marked as not spam',
        )
      }
      await database.deleteFrom('messages').where('id', '=', message.id).execute()
      await vacuum(database)
      console.log(`Deleted, with ${pluralize(message.mails.length, 'mail')}`)
    })
  },
}

if (import.meta.main) await runCommand(command)

/** Returns what was done, as a line to print. */
async function sendMailsAgain(database: Database, message: StoredMessage): Promise<string> {
  const resent = await resend(database, message)
  if (resent.is === 'refused as spam')
    throw new CommandError('This message is marked as spam: run `not-spam` first, and it will be sent')
  return resent.is === 'tried again'
    ? `Will be retried within a minute: ${resent.kinds.join(', ')}`
    : 'The message will be sent to you again within a minute'
}

/** Whether a message was answered, or how long it waits and until when a reply is promised. */
function describeReply({ spam, received_at, answered_at }: StoredMessage, now: number): string {
  const hours = (end: number) => pluralize(Math.floor((end - received_at) / hour), 'hour')
  if (spam) return ''
  if (answered_at !== null) return `after ${hours(answered_at)}`
  const dueAt = replyDueAt(received_at)
  return `waiting ${hours(now)}, ${dueAt < now ? 'late since' : 'until'} ${formatTime(dueAt)}`
}

function list(messages: StoredMessage[], now: number) {
  if (messages.length === 0) return console.log('No messages')
  printTable(
    ['id', 'received', 'from', 'e-mail', 'mails', 'reply', 'message'],
    messages.map((stored) => [
      stored.id.slice(0, 8),
      formatTime(stored.received_at),
      truncate(stored.name, 24),
      truncate(stored.email, 32),
      stored.spam ? 'suspect' : statesOf(stored.mails),
      describeReply(stored, now),
      truncate(stored.message, 48),
    ]),
  )
  printUnsent('message', messages)
}

function show(message: StoredMessage, now: number) {
  printField('id', message.id)
  printField('received', formatTime(message.received_at))
  printField('from', `${truncate(message.name, 200)} <${truncate(message.email, 254)}>`)
  printField('language', message.language)
  if (message.spam)
    printField(
      'suspect',
      spamReasons(message)
        .map((reason) => spamWords.en[reason])
        .join('; ') || 'the form was filled in as robots do',
    )
  else printField('reply', describeReply(message, now))
  printMails(message.mails)
  console.log(`\n${escapeControlCharacters(message.message)}`)
}
