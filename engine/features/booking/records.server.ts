import type { Database } from '../../core/database/open.server.ts'
import type { Mention, MentionSearch } from '../../core/records/mention-search.server.ts'
import { isOf, type Records, removeRows } from '../../core/records/records.server.ts'
import { formatTime } from '../../core/terminal/format-time.server.ts'
import { officeWords } from '../../core/terminal/office-words.server.ts'
import { fill } from '../../core/text/sentence.ts'
import { isLive } from './booking-state.server.ts'
import { bookingsCsv, exportBooking, loadBookings } from './stored-bookings.server.ts'

const names = { name: 'bookings', noun: 'booking' } as const

export const bookingRecords: Records = {
  inExport: names,
  ofPerson: names,
  async load(database, spellings) {
    const stored = await loadBookings(database, spellings && ((query) => query.where(isOf(spellings))))
    return {
      records: stored.map((one) => ({ id: one.id, exported: exportBooking(one) })),
      mails: stored.flatMap(({ mails }) => mails).length,
      csv: () => bookingsCsv(stored),
      async remove() {
        // The secrets of links go with them.
        await removeRows(database, 'bookings', stored)
        const now = Date.now()
        return stored
          .filter((booking) => isLive(booking, now) && booking.starts_at > now)
          .map(({ starts_at }) => fill(officeWords().person.notBooked, { time: formatTime(starts_at) }))
      },
    }
  },
  async findMentions(database, search, ownIds) {
    const { contains, isNamedIn, erase } = search
    const found = await loadBookings(database, (query) =>
      query.where(({ or, ref }) =>
        or([contains(ref('name')), contains(ref('phone')), contains(ref('about')), contains(ref('reason'))]),
      ),
    )
    const inBookings = found
      .filter(
        ({ id, name, phone, about, reason }) => !ownIds.has(id) && isNamedIn(name, phone, about, reason),
      )
      .map((stored): Mention => {
        const { name, phone, about, reason } = stored
        const changes = { name: erase(name), phone: erase(phone), about: erase(about), reason: erase(reason) }
        return {
          exported: exportBooking(stored),
          erase: (rows) => rows.updateTable('bookings').set(changes).where('id', '=', stored.id).execute(),
        }
      })
    return [...inBookings, ...(await mentionsInNotes(database, search))]
  },
}

/** In what the owner has noted about times that are kept free. */
async function mentionsInNotes(
  database: Database,
  { contains, isNamedIn, erase }: MentionSearch,
): Promise<Mention[]> {
  const blocked = await database
    .selectFrom('blocked_times')
    .selectAll()
    .where(({ ref }) => contains(ref('note')))
    .execute()
  return blocked
    .filter(({ note }) => isNamedIn(note))
    .map(({ id, note }) => ({
      erase: (rows) =>
        rows
          .updateTable('blocked_times')
          .set({ note: erase(note) })
          .where('id', '=', id)
          .execute(),
    }))
}
