import { facts } from '../../core/site/facts.ts'
import { dayAfter, type IsoDay, localDay } from '../../core/time/clock.ts'
import { hour } from '../../core/time/durations.ts'
import type { Interval } from '../../core/time/interval.ts'
import { rememberDays, toEpoch } from '../../core/time/moments.ts'
import { type Hours, hoursOn, type SpecialDays, specialDaysAt } from '../../core/time/opening-hours.ts'
import { countedDays, type ReplyDays } from '../../core/time/reply-days.ts'

/** How long before the time runs out the owner is reminded, in hours as they are promised. */
const remindedBefore = 4

/** Within how many hours visitors have a reply. */
export interface ReplyPromise extends ReplyDays, Hours {
  hours: number
}

const replyPromise: ReplyPromise = { ...facts, hours: Number(facts.claims.en.replyHours) }

/** Until when a reply to a message is promised, in milliseconds since 1970 like `receivedAt`. */
export const replyDueAt = (receivedAt: number, promise = replyPromise): number =>
  momentAfter(receivedAt, promise.hours, promise)

/** When the owner is reminded of a message: four of the promised hours before the last, or halfway where so few are promised. */
export const reminderDueAt = (receivedAt: number, promise = replyPromise): number =>
  momentAfter(
    receivedAt,
    promise.hours > remindedBefore ? promise.hours - remindedBefore : promise.hours / 2,
    promise,
  )

/** The day by which a reply is promised, where special days make that later than the pages say. */
export function laterReplyDay(receivedAt: number, promise = replyPromise): IsoDay | undefined {
  const due = replyDueAt(receivedAt, promise)
  const isLater = due > replyDueAt(receivedAt, { ...promise, specialDays: [] })
  // What is due at midnight is due on the day before.
  return isLater ? localDay(due - 1, promise) : undefined
}

/** What comes in while it is closed for special days has its reply by this day. */
export const replyDayAfter = (closed: SpecialDays, promise = replyPromise): IsoDay | undefined =>
  closed.opens ? undefined : laterReplyDay(toEpoch(closed.from, '00:00', promise), promise)

/** Whether a reply can be promised for a day: its hours count. */
export function isReplyDay(date: IsoDay, promise = replyPromise): boolean {
  const { start, end } = countedTime(date, promise)
  return start < end
}

/** The moment when so many hours by the clock have passed, those of days left out that do not count. */
function momentAfter(start: number, hours: number, promise: ReplyPromise): number {
  let left = hours * hour
  for (let date = localDay(start, promise); ; date = dayAfter(date, 1)) {
    const { start: begins, end } = countedTime(date, promise)
    const from = Math.max(begins, start)
    if (left <= end - from) return from + left
    left -= Math.max(end - from, 0)
  }
}

/** The part of a day that counts: all of it, or nothing. */
const countedTime = rememberDays((date, promise: ReplyPromise): Interval => {
  const special = specialDaysAt(date, promise.specialDays)
  // Whoever replies on days that are closed as usual does not on a vacation.
  const isCounted =
    countedDays(promise) === 'all' ? !special || special.opens : hoursOn(date, promise).length > 0
  return {
    start: toEpoch(date, '00:00', promise),
    end: toEpoch(isCounted ? dayAfter(date, 1) : date, '00:00', promise),
  }
})
