import { facts } from '../content/facts.ts'
import type { Language } from '../content/language.ts'
import { frameWords } from './frame.words.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Day = (typeof week)[number]
type Hours = (typeof facts.openingHours)[number]

/** The week's hours as they are printed, days with the same hours in one line. */
export function openingLines(language: Language): { days: string; hours: string }[] {
  const say = frameWords[language].days
  // Swedish writes days small where they do not begin the line.
  const within = (day: Day) => (language === 'sv' ? say[day].toLowerCase() : say[day])
  const lines = stretches().map(({ first, last, hours }) => ({
    days: first === last ? say[first] : `${say[first]}–${within(last)}`,
    hours: hours ? `${hours.opens}–${hours.closes}` : say.closed,
  }))
  return facts.closedOnHolidays ? [...lines, { days: say.holidays, hours: say.closed }] : lines
}

function stretches() {
  const found: { first: Day; last: Day; hours: Hours | undefined }[] = []
  for (const day of week) {
    const hours = facts.openingHours.find(({ days }) => (days as readonly string[]).includes(day))
    const before = found.at(-1)
    if (before && before.hours === hours) before.last = day
    else found.push({ first: day, last: day, hours })
  }
  return found
}
