/** `npm run person`: exports or erases everything stored about an e-mail address. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ExpressionBuilder } from 'kysely'
import { inBatches } from '../core/database/batches.server.ts'
import { withDatabase } from '../core/database/open.server.ts'
import { retryConflicts, transact } from '../core/database/retry-transaction.server.ts'
import type { Tables } from '../core/database/tables.server.ts'
import { vacuum } from '../core/database/vacuum.server.ts'
import { spellingsOf } from '../core/mail/address-spellings.server.ts'
import type { Mail } from '../core/mail/outbox-store.server.ts'
import { forgetMailbox } from '../core/mail/unverified-mail.server.ts'
import { countOf, officeWords } from '../core/terminal/office-words.server.ts'
import { fill } from '../core/text/sentence.ts'
import { isLive } from '../features/booking/booking-state.server.ts'
import { exportBooking, loadBookings } from '../features/booking/stored-bookings.server.ts'
import { exportMessage, loadMessages } from '../features/messages/stored-messages.server.ts'
import { exportSubscriber } from '../features/newsletter/subscriber-list.server.ts'
import { formatTime } from './print.ts'
import { erasuresOf, findMentions } from './privacy/mentions.ts'
import { type Command, runCommand, UsageError } from './run-command.ts'

export const command: Command = {
  usage: 'npm run person -- export|erase EMAIL',
  async run(args, config) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
    const [command, typed = '', ...more] = positionals
    const spellings = spellingsOf(typed)
    const [email] = spellings
    if (command !== 'export' && command !== 'erase')
      throw new UsageError(officeWords().terminal.exportOrErase)
    if (!email.includes('@') || more.length > 0) throw new UsageError(officeWords().terminal.oneEmail)

    await withDatabase(config, async (database) => {
      const isOfPerson = ({ eb, fn }: ExpressionBuilder<Tables, 'messages' | 'bookings' | 'subscribers'>) =>
        eb(fn<string>('lower', ['email']), 'in', spellings)
      const messages = await loadMessages(database, (query) => query.where(isOfPerson))
      const bookings = await loadBookings(database, (query) => query.where(isOfPerson))
      const subscriptions = await database.selectFrom('subscribers').selectAll().where(isOfPerson).execute()
      const own = [...messages, ...bookings]
      const mentions = await findMentions(database, email, new Set(own.map(({ id }) => id)))

      if (command === 'export') {
        const record = {
          email,
          messages: messages.map(exportMessage),
          bookings: bookings.map(exportBooking),
          subscriptions: subscriptions.map(exportSubscriber),
          mentionedBy: [...mentions.messages.map(exportMessage), ...mentions.bookings.map(exportBooking)],
        }
        return console.log(JSON.stringify(record, null, 2))
      }
      // Their mails, and the secrets of links to a booking, go with them.
      for (const [table, rows] of [
        ['messages', messages],
        ['bookings', bookings],
        ['subscribers', subscriptions],
      ] as const)
        await inBatches(
          rows.map(({ id }) => id),
          (ids) => retryConflicts(() => database.deleteFrom(table).where('id', 'in', ids).execute()),
        )
      await inBatches(erasuresOf(email, mentions), (erasures) =>
        transact(database, async (transaction) => {
          for (const erase of erasures) await erase(transaction)
        }),
      )
      await transact(database, (transaction) => forgetMailbox(transaction, email))
      await vacuum(database)
      const t = officeWords().person
      console.log(
        fill(t.erased, {
          messages: countWithMails(messages, 'message'),
          bookings: countWithMails(bookings, 'booking'),
          subscriptions: countOf(subscriptions.length, 'subscription'),
          mentions: countOf(Object.values(mentions).flat().length, 'mention'),
        }),
      )
      for (const { starts_at } of bookings.filter((booking) => isLive(booking, Date.now())))
        if (starts_at > Date.now()) console.log(fill(t.notBooked, { time: formatTime(starts_at) }))
      for (const copy of copiesWith(spellings, config.dataFolder))
        console.log(fill(t.olderCopy, { file: copy }))
      console.log(t.yours)
    })
  },
}

if (import.meta.main) await runCommand(command)

/** `2 messages with 4 mails` */
function countWithMails(stored: readonly { mails: readonly Mail[] }[], noun: 'message' | 'booking'): string {
  const mailCount = stored.flatMap(({ mails }) => mails).length
  return fill(officeWords().person.withMails, {
    stored: countOf(stored.length, noun),
    mails: countOf(mailCount, 'mail'),
  })
}

/** Files in the data folder that contain the address, such as copies from before a restore. A dump is compressed, so every dump may. */
function copiesWith(spellings: readonly string[], dataFolder: string): string[] {
  if (!existsSync(dataFolder)) return []
  const bytes = spellings.map((spelling) => Buffer.from(spelling).toString('latin1').toLowerCase())
  function contains(file: string) {
    const content = readFileSync(file, 'latin1').toLowerCase()
    return bytes.some((spelling) => content.includes(spelling))
  }
  return readdirSync(dataFolder)
    .filter((name) => !/^site\.(db(-wal|-shm)?|lock)$/.test(name))
    .map((name) => join(dataFolder, name))
    .filter((file) => statSync(file).isFile() && (file.endsWith('.dump') || contains(file)))
}
