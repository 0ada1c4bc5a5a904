/** The first view: who waits for an answer, who comes, what went wrong. */

import { Hono } from 'hono'
import type { Desk } from '../../core/desk/desk.server.ts'
import { loadNextMeetings } from '../../features/booking/desk/bookings.server.ts'
import { listWaiting } from '../../features/messages/desk/message-list.server.ts'
import type { Checks } from './checks.server.ts'
import { loadFailedMails } from './failed-mails.server.ts'
import { loadNewWords } from './new-words.server.ts'

/** `GET /api/today` */
export type Today = Awaited<ReturnType<typeof loadToday>>

export function todayRoutes(desk: Desk, checks: Checks) {
  const routes = new Hono()
  routes.get('/today', async (context) => context.json(await loadToday(desk, checks)))
  return routes
}

async function loadToday(desk: Desk, checks: Checks) {
  const newWords = loadNewWords(desk)
  return {
    now: Date.now(),
    waiting: await listWaiting(desk),
    meetings: await loadNextMeetings(desk),
    failedMails: await loadFailedMails(desk),
    checks: await checks.current(),
    newerRelease: checks.newerRelease(),
    /** How many sentences are to be read, and the version that brought the last of them. Null where none is. */
    newWords: newWords && { count: newWords.sentences.length, to: newWords.to },
  }
}
