import { dayAfter, localDay } from '../../content/clock.ts'
import { hour } from '../../content/durations.ts'
import { facts, type OpeningHours } from '../../content/facts.ts'
import { openTimes } from '../../content/moments.ts'

/** How long before the time runs out the owner is reminded, in hours as they are promised. */
const remindedBefore = 4
/** Opening hours are looked for as many days ahead. */
const searchedDays = 366

/** Within how many hours visitors have a reply. */
export interface ReplyPromise {
  hours: number
  /** Whether only opening hours count, else those of the clock do. */
  isInOfficeHours: boolean
  openingHours: readonly OpeningHours[]
  timeZone: string
  closedOnHolidays: boolean
}

/** Within how many hours a reply is promised. */
export const replyHours = Number(facts.claims.en.replyHours)

const replyPromise: ReplyPromise = {
  hours: replyHours,
  isInOfficeHours: facts.replyCountsOfficeHours,
  openingHours: facts.openingHours,
  timeZone: facts.timeZone,
  closedOnHolidays: facts.closedOnHolidays,
}

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

/** The moment when so many hours have passed. Where a business never opens, hours of the clock. */
function momentAfter(start: number, hours: number, promise: ReplyPromise): number {
  if (!promise.isInOfficeHours) return start + hours * hour
  let left = hours * hour
  const first = localDay(start, promise)
  for (let days = 0; days < searchedDays; days++) {
    for (const open of openTimes(dayAfter(first, days), promise)) {
      const from = Math.max(open.start, start)
      if (left <= open.end - from) return from + left
      left -= Math.max(open.end - from, 0)
    }
  }
  return start + hours * hour
}
