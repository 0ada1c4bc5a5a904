/** Which days count towards the hours within which a reply is promised: the one rule for what is said and what is due. */
import { type Weekday, weekdays } from './clock.ts'
import type { Hours } from './opening-hours.ts'

export interface ReplyDays extends Pick<Hours, 'openingHours'> {
  /** Whether the days count on which the business is closed. */
  replyOnClosedDays: boolean
}

/** Where no day has hours, nobody can tell which are closed: all count. */
export function countedDays({ replyOnClosedDays, openingHours }: ReplyDays): 'all' | 'weekdays' | 'open' {
  const isOpen = (weekday: Weekday) => openingHours.some(({ days }) => days.includes(weekday))
  if (replyOnClosedDays || !weekdays.some(isOpen)) return 'all'
  return weekdays.every((weekday, place) => isOpen(weekday) === place < 5) ? 'weekdays' : 'open'
}
