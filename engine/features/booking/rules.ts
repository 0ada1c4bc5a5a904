import { facts, type MeetingKind } from '../../core/site/facts.ts'
import { bilingual, type Language } from '../../core/text/language.ts'
import type { Hours } from '../../core/time/opening-hours.ts'

/** When and how visitors can book: facts.yaml says what each means. */
export interface BookingRules extends Hours {
  kinds: readonly MeetingKind[]
  minutes: number
  noticeHours: number
  daysAhead: number
  pauseMinutes: number
  mostPerDay: number
}

const { hours, words, videoLink, ...limits } = facts.booking

export const bookingRules: BookingRules = {
  ...limits,
  openingHours: hours.length > 0 ? hours : facts.openingHours,
  timeZone: facts.timeZone,
  closedOnHolidays: facts.closedOnHolidays,
  specialDays: facts.specialDays,
  isPart: hours.length > 0,
}

const videoWithoutRoom = bilingual({
  en: 'I’ll send you the link before the meeting. All you need is a browser.',
  sv: 'Du får länken av mig före mötet. Du behöver bara en webbläsare.',
})

/** How a meeting is held, to the visitor. `room` is the owner's room for video meetings, or empty. */
export const howToMeet = (kind: MeetingKind, language: Language, room: string = videoLink): string =>
  kind === 'video' && !room ? videoWithoutRoom[language] : words[language][kind]

/** Whether visitors can book a consultation by themselves. */
export const isBookingOn = bookingRules.kinds.length > 0
