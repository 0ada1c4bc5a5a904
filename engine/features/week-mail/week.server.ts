import type { Database } from '../../core/database/open.server.ts'
import { facts } from '../../core/site/facts.ts'
import { dayAfter, type IsoDay } from '../../core/time/clock.ts'
import { toEpoch } from '../../core/time/moments.ts'
import { takesTime, wasMeeting } from '../booking/booking-state.server.ts'

/** How many pages, sources and people are named. */
const listed = 5
const waitingListed = 20

interface Counted {
  name: string
  count: number
  /** In the week before. */
  before: number
}

/** What has happened in a week. */
export interface Week {
  messages: number
  answered: number
  /** Half of those who were answered had their answer within so many milliseconds. Undefined where nobody was. */
  medianToAnswer: number | undefined
  suspected: number
  bookings: number
  /** Meetings in the week after. */
  meetingsToCome: number
  /** Who waits for an answer now, the longest first. */
  waiting: { name: string; since: number }[]
  /** How many more wait. */
  moreWaiting: number
  views: Omit<Counted, 'name'>
  visits: Omit<Counted, 'name'>
  pages: Counted[]
  sources: Counted[]
  /** Those who have confirmed their address for new articles. */
  subscribers: number
  mailsGivenUp: number
  calendarsUnreadable: number
}

/** Reads what has happened in the week that begins on a Monday, where the business is. */
export async function readWeek(database: Database, monday: IsoDay): Promise<Week> {
  const momentAfter = (days: number) => toEpoch(dayAfter(monday, days), '00:00', facts)
  const [from, to, nextTo] = [momentAfter(0), momentAfter(7), momentAfter(14)]
  const messages = await database
    .selectFrom('messages')
    .select(['spam', 'received_at'])
    .where(({ between }) => between('received_at', from, to - 1))
    .execute()
  const answers = await database
    .selectFrom('messages')
    .select(['received_at', 'answered_at'])
    .where(({ between }) => between('answered_at', from, to - 1))
    .where('spam', '=', 0)
    .execute()
  const waiting = await database
    .selectFrom('messages')
    .select(['name', 'received_at as since'])
    .where('spam', '=', 0)
    .where('answered_at', 'is', null)
    .orderBy('received_at')
    .execute()
  const bookings = await database
    .selectFrom('bookings')
    .select(['created_at', 'starts_at', 'state', 'cancelled_by'])
    .where(({ between, or }) =>
      or([between('created_at', from, to - 1), between('starts_at', to, nextTo - 1)]),
    )
    .execute()
  const isIn = (moment: number, start: number, end: number) => moment >= start && moment < end
  const failures = await database
    .selectFrom('outbox')
    .select(['kind', 'failed_at'])
    // Subscribers whose address is refused are paused.
    .where('newsletter_id', 'is', null)
    .where(({ and, eb, or }) =>
      or([
        and([eb('failed_at', '>=', from), eb('failed_at', '<', to)]),
        // It is there as long as the calendar cannot be read.
        eb('kind', '=', 'calendar-unreadable'),
      ]),
    )
    .execute()
  const subscribers = await database
    .selectFrom('subscribers')
    .select('id')
    .where(({ between }) => between('confirmed_at', from, to - 1))
    .execute()
  const [firstDay, lastDay] = [dayAfter(monday, -7), dayAfter(monday, 6)]
  const views = await database
    .selectFrom('page_views')
    .select(['day', 'page as name', 'views as count'])
    .where(({ between }) => between('day', firstDay, lastDay))
    .execute()
  const visits = await database
    .selectFrom('visits')
    .select(['day', 'source as name', 'visits as count'])
    .where(({ between }) => between('day', firstDay, lastDay))
    .execute()
  const [viewed, visited] = [compareWeeks(views, monday), compareWeeks(visits, monday)]
  return {
    messages: messages.filter(({ spam }) => !spam).length,
    suspected: messages.filter(({ spam }) => spam).length,
    answered: answers.length,
    medianToAnswer: median(
      answers.flatMap(({ received_at, answered_at }) =>
        answered_at === null ? [] : answered_at - received_at,
      ),
    ),
    bookings: bookings.filter((booking) => isIn(booking.created_at, from, to) && wasMeeting(booking)).length,
    meetingsToCome: bookings.filter((booking) => takesTime(booking) && isIn(booking.starts_at, to, nextTo))
      .length,
    waiting: waiting.slice(0, waitingListed),
    moreWaiting: Math.max(waiting.length - waitingListed, 0),
    pages: viewed.most,
    views: viewed.total,
    sources: visited.most,
    visits: visited.total,
    subscribers: subscribers.length,
    mailsGivenUp: failures.filter(({ failed_at }) => failed_at !== null && isIn(failed_at, from, to)).length,
    calendarsUnreadable: failures.filter(({ kind }) => kind === 'calendar-unreadable').length,
  }
}

/** The middle one, of an even number the mean of both in the middle. */
function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2
}

/** Adds up the rows of two weeks by name: the most frequent, and all together. */
function compareWeeks(rows: readonly { day: IsoDay; name: string; count: number }[], monday: IsoDay) {
  const byName = new Map<string, Counted>()
  const total = { count: 0, before: 0 }
  for (const { day, name, count } of rows) {
    const counted = byName.get(name) ?? { name, count: 0, before: 0 }
    byName.set(name, counted)
    const week = day < monday ? 'before' : 'count'
    counted[week] += count
    total[week] += count
  }
  const most = [...byName.values()]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, listed)
  return { most, total }
}
