import { facts } from '../content/facts.ts'
import type { Language } from '../content/language.ts'
import { frameWords } from './frame.words.ts'
import { type Day, week } from './opening-now.ts'

type Hours = (typeof facts.openingHours)[number]

/** The week's hours as they are printed, days with the same hours in one line. */
export function openingLines(language: Language): { days: string; hours: string }[] {
  const say = frameWords[language].days
  const lines = stretches().map(({ first, last, hours }) => ({
    days: first === last ? say[first] : `${say[first]}–${dayWithin(last, language)}`,
    hours: hours ? `${hours.opens}–${hours.closes}` : say.closed,
  }))
  return facts.closedOnHolidays ? [...lines, { days: say.holidays, hours: say.closed }] : lines
}

/** The name of a day where it does not begin the line: Swedish writes it small there. */
function dayWithin(day: Day, language: Language): string {
  const name = frameWords[language].days[day]
  return language === 'sv' ? name.toLowerCase() : name
}

/** The names of the days as they stand in a sentence. */
export const daysWithin = (language: Language) =>
  Object.fromEntries(week.map((day) => [day, dayWithin(day, language)])) as Record<Day, string>

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
