import type { Database } from '../../core/database/open.server.ts'
import type { Week, WeekLines } from '../../core/feature.server.ts'
import { facts } from '../../core/site/facts.ts'
import { plural } from '../../core/text/sentence.ts'
import { takesTime, wasMeeting } from './booking-state.server.ts'
import { weekWords } from './week.words.ts'

/** What was booked in a week, the meetings of the one after, and the calendars that cannot be read. */
export async function tellWeek(database: Database, { from, to, nextTo }: Week): Promise<WeekLines> {
  const language = facts.officeLanguage
  const t = weekWords[language]
  const bookings = await database
    .selectFrom('bookings')
    .select(['created_at', 'starts_at', 'state', 'cancelled_by'])
    .where(({ between, or }) =>
      or([between('created_at', from, to - 1), between('starts_at', to, nextTo - 1)]),
    )
    .execute()
  const isIn = (moment: number, start: number, end: number) => moment >= start && moment < end
  const booked = bookings.filter((one) => isIn(one.created_at, from, to) && wasMeeting(one)).length
  const toCome = bookings.filter((one) => takesTime(one) && isIn(one.starts_at, to, nextTo)).length
  // A notice is there as long as its calendar cannot be read.
  const unreadable = await database
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'calendar-unreadable')
    .execute()
  return {
    messages: [
      booked > 0 && plural(t.bookings, booked, language, {}),
      toCome > 0 && plural(t.meetingsToCome, toCome, language, {}),
    ],
    failures: [unreadable.length > 0 && plural(t.calendarsUnreadable, unreadable.length, language, {})],
  }
}
