import type { Database } from '../database/open.server.ts'
import { day, hour } from '../time/durations.ts'
import { lastDone, recordDone, removeDone } from './last-done.server.ts'

/** The server looks each hour. A clock that has gone further since then may be wrong. */
const longestStep = 6 * hour
/** A clock that has jumped, as after a server was off, is believed where it goes on for so long, */
const doubtedFor = day
/** and where the server has looked again by then. */
const forgottenAfter = 2 * doubtedFor

/** `new` on a database whose server has not looked at the clock for a day yet. */
type Clock = 'right' | 'jumped' | 'new'

/**
 * Whether data may be removed because of the time that the clock shows: where it is right. One that is set years ahead for a
 * moment, or at a start, must not remove anything, so a jump is believed a day later, when it has gone on. A clock that goes
 * back removes nothing by itself.
 */
export async function readClock(database: Database, now: number): Promise<Clock> {
  const last = await lastDone(database, 'retention')
  if (last !== undefined && now <= last + longestStep) return 'right'
  const doubted = await lastDone(database, 'retention-doubted')
  const isConfirmed = doubted !== undefined && now >= doubted + doubtedFor && now <= doubted + forgottenAfter
  if (isConfirmed) return 'right'
  return last === undefined ? 'new' : 'jumped'
}

/** The same for the server, each hour. It remembers what it has seen in the database, over starts and for several servers. */
export async function checkClock(database: Database, now: number): Promise<Clock> {
  const clock = await readClock(database, now)
  if (clock === 'right') {
    await recordDone(database, 'retention', now)
    await removeDone(database, 'retention-doubted')
    return clock
  }
  const doubted = await lastDone(database, 'retention-doubted')
  if (doubted === undefined || now < doubted || now > doubted + forgottenAfter)
    await recordDone(database, 'retention-doubted', now)
  return clock
}
