/** What visitors have sent, as files that other programs read. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../core/database/open.server.ts'
import { bookingsCsv, exportBooking, loadBookings } from '../../features/booking/stored-bookings.server.ts'
import { exportCsv, exportMessage, loadMessages } from '../../features/messages/stored-messages.server.ts'
import { exportSubscriber, exportSubscribers } from '../../features/newsletter/subscriber-list.server.ts'

/** Writes messages, bookings and subscribers into a folder, as JSON and as CSV. Returns how many there are of each. */
export async function exportRecords(database: Database, folder: string) {
  const messages = await loadMessages(database)
  const bookings = await loadBookings(database)
  const subscribers = await database.selectFrom('subscribers').selectAll().orderBy('email').execute()
  const write = (name: string, records: readonly object[], csv: string) => {
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(records, null, 2)}\n`)
    writeFileSync(join(folder, `${name}.csv`), csv)
  }
  write('messages', messages.map(exportMessage), exportCsv(messages))
  write('bookings', bookings.map(exportBooking), bookingsCsv(bookings))
  write('subscribers', subscribers.map(exportSubscriber), exportSubscribers(subscribers))
  return { messages: messages.length, bookings: bookings.length, subscribers: subscribers.length }
}
