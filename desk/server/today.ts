/** The first view: who waits for an answer, who comes, what went wrong. */

import { Hono } from 'hono'
import { dayAfter, localDay } from '../../content/clock.ts'
import { toEpoch } from '../../content/moments.ts'
import { type FailedMail, isShown, type Today } from '../api.ts'
import { loadMeetings } from './bookings.ts'
import type { Desk } from './desk.ts'
import { listMessages } from './message-list.ts'
import { mailState } from './message-shapes.ts'
import { loadNewWords } from './new-words.ts'

export function todayRoutes(desk: Desk) {
  const routes = new Hono()
  routes.get('/today', async (context) => context.json(await loadToday(desk)))
  return routes
}

async function loadToday(desk: Desk): Promise<Today> {
  const { rules, checks } = desk
  const now = Date.now()
  const afterTomorrow = toEpoch(dayAfter(localDay(now, rules), 2), '00:00', rules)
  const messages = await listMessages(desk, '')
  const newWords = loadNewWords(desk)
  const meetings = await loadMeetings(desk, { start: now, end: afterTomorrow })
  return {
    now,
    waiting: messages.filter(isShown.waiting).toSorted((a, b) => a.dueAt - b.dueAt),
    meetings: meetings.filter(({ state }) => state !== 'cancelled'),
    failedMails: await loadFailedMails(desk),
    checks: await checks.current(),
    newerRelease: checks.newerRelease(),
    newWords: newWords && { count: newWords.sentences.length, to: newWords.to },
  }
}

async function loadFailedMails({ database, undo }: Desk): Promise<FailedMail[]> {
  const hidden = undo.hiddenIds()
  const rows = await database
    .selectFrom('outbox')
    .leftJoin('messages', 'messages.id', 'outbox.message_id')
    .leftJoin('bookings', 'bookings.id', 'outbox.booking_id')
    .leftJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
    .selectAll('outbox')
    .select(['messages.name as writer', 'bookings.name as visitor', 'subscribers.email as reader'])
    .where('outbox.sent_at', 'is', null)
    .where('outbox.last_error', 'is not', null)
    .orderBy('outbox.due_at', 'desc')
    .execute()
  return rows
    .filter(({ message_id }) => !hidden.has(message_id ?? ''))
    .map((row) => ({
      ...mailState(row),
      messageId: row.message_id,
      bookingId: row.booking_id,
      name: row.writer ?? row.visitor ?? row.reader ?? '',
    }))
}
