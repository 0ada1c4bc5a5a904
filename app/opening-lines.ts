import { facts } from '../content/facts.ts'
import type { Language } from '../content/language.ts'
import { layoutWords } from './components/layout.words.ts'
import { type Day, hoursOf, week } from './opening-now.ts'

/** The opening hours of a week. Days with the same hours share a line. */
export function openingLines(language: Language): { days: string; hours: string }[] {
  const say = layoutWords[language].days
  const lines = dayRanges().map(({ first, last, hours }) => ({
    days: first === last ? say[first] : `${say[first]}–${dayWithin(last, language)}`,
    hours: hours || say.closed,
  }))
  return facts.closedOnHolidays ? [...lines, { days: say.holidays, hours: say.closed }] : lines
}

/** The name of a day inside a line. Swedish has no capital letter there. */
function dayWithin(day: Day, language: Language): string {
  const name = layoutWords[language].days[day]
  return language === 'sv' ? name.toLowerCase() : name
}

/** The names of the days inside a sentence. */
export function daysWithin(language: Language): Record<Day, string> {
  const { holidays: _holidays, closed: _closed, ...names } = layoutWords[language].days
  const days: Record<Day, string> = { ...names }
  for (const day of week) days[day] = dayWithin(day, language)
  return days
}

function dayRanges() {
  const ranges: { first: Day; last: Day; hours: string }[] = []
  for (const day of week) {
    const hours = hoursOf(day, facts.openingHours)
      .map(({ opens, closes }) => `${opens}–${closes}`)
      .join(', ')
    const before = ranges.at(-1)
    if (before?.hours === hours) before.last = day
    else ranges.push({ first: day, last: day, hours })
  }
  return ranges
}
