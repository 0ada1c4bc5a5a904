/** The first view: who waits for an answer, who comes, what went wrong. */

import { Hono } from 'hono'
import { type FailedMail, isShown, type Today } from '../../core/desk/api.ts'
import type { Desk } from '../../core/desk/desk.server.ts'
import { dayAfter, localDay } from '../../core/time/clock.ts'
import { toEpoch } from '../../core/time/moments.ts'
import { loadMeetings } from '../../features/booking/desk/bookings.server.ts'
import { listMessages } from '../../features/messages/desk/message-list.server.ts'
import { mailState } from '../../features/messages/desk/message-shapes.server.ts'
import { loadNewWords } from './new-words.server.ts'

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
