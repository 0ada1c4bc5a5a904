import { facts } from '../../core/site/facts.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import type { Language } from '../../core/text/language.ts'
import { type Weekday, weekdays } from '../../core/time/clock.ts'
import { hoursOf } from '../../core/time/opening-hours.ts'

/** The opening hours of a week. Days with the same hours share a line. */
export function openingLines(language: Language): { days: string; hours: string }[] {
  const t = layoutWords[language].days
  const lines = dayRanges().map(({ first, last, hours }) => ({
    days: first === last ? t[first] : `${t[first]}–${dayWithin(last, language)}`,
    hours: hours || t.closed,
  }))
  return facts.closedOnHolidays ? [...lines, { days: t.holidays, hours: t.closed }] : lines
}

/** The name of a day inside a line. Swedish has no capital letter there. */
function dayWithin(day: Weekday, language: Language): string {
  const name = layoutWords[language].days[day]
  return language === 'sv' ? name.toLowerCase() : name
}

/** The names of the days inside a sentence. */
export function daysWithin(language: Language): Record<Weekday, string> {
  const { holidays: _holidays, closed: _closed, ...names } = layoutWords[language].days
  const days: Record<Weekday, string> = { ...names }
  for (const day of weekdays) days[day] = dayWithin(day, language)
  return days
}

function dayRanges() {
  const ranges: { first: Weekday; last: Weekday; hours: string }[] = []
  for (const day of weekdays) {
    const hours = hoursOf(day, facts.openingHours)
      .map(({ opens, closes }) => `${opens}–${closes}`)
      .join(', ')
    const before = ranges.at(-1)
    if (before?.hours === hours) before.last = day
    else ranges.push({ first: day, last: day, hours })
  }
  return ranges
}
