import { facts, type MeetingKind, type OpeningHours } from './facts.ts'

/** When and how visitors can book: content/facts.ts says what each means. */
export interface BookingRules {
  kinds: readonly MeetingKind[]
  minutes: number
  noticeHours: number
  daysAhead: number
  pauseMinutes: number
  mostPerDay: number
  openingHours: readonly OpeningHours[]
  timeZone: string
  closedOnHolidays: boolean
}

const { hours, words, videoLink, ...limits } = facts.booking

export const bookingRules: BookingRules = {
  ...limits,
  openingHours: hours.length > 0 ? hours : facts.openingHours,
  timeZone: facts.timeZone,
  closedOnHolidays: facts.closedOnHolidays,
}

/** Whether visitors can book a consultation by themselves. */
export const isBookingOn = bookingRules.kinds.length > 0
