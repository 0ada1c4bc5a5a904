import { facts } from './facts.ts'

/** The rules of booking from content/facts.ts, with the hours that hold. */
export const bookingRules = {
  ...facts.booking,
  timeZone: facts.timeZone,
  closedOnHolidays: facts.closedOnHolidays,
  openingHours: facts.booking.hours.length > 0 ? facts.booking.hours : facts.openingHours,
}

export type BookingRules = Omit<typeof bookingRules, 'hours' | 'words' | 'videoLink'>

/** Whether visitors can book a consultation by themselves. */
export const isBookingOn = facts.booking.kinds.length > 0
