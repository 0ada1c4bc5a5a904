/** Hours as they are typed: `Mån-fre 08:00-17:00`, `Mo-Fr 9-17, Sat 10.00-14.00`, `Mon-Thu 9-12 13-17`. */

import type { Facts } from '../../core/site/facts-schema.ts'
import { fold } from '../../core/text/fold.ts'
import { bilingual, type Language } from '../../core/text/language.ts'
import { type Weekday, weekdays } from '../../core/time/clock.ts'

type Hours = Facts['openingHours']

const dayNames = bilingual({
  en: weekdays,
  sv: ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'],
})

/** Hours as an answer in a language: `Mån-fre 09:00-18:00, lör 10:00-16:00`. */
export function formatHours(hours: Hours, language: Language): string {
  const text = hours
    .map(({ days, opens, closes }) => `${dayRanges(days, language).join(' ')} ${opens}-${closes}`)
    .join(', ')
  return language === 'sv' ? text.charAt(0) + text.slice(1).toLowerCase() : text
}

/** Days that follow each other become `Mon-Fri`. */
function dayRanges(days: readonly string[], language: Language): string[] {
  const shortName = (index: number) => dayNames[language][index]?.slice(0, 3)
  const open = weekdays.map((day) => days.includes(day))
  return weekdays.flatMap((_, first) => {
    if (!open[first] || open[first - 1]) return []
    const end = open.indexOf(false, first)
    const last = (end < 0 ? weekdays.length : end) - 1
    return [last > first ? `${shortName(first)}-${shortName(last)}` : `${shortName(first)}`]
  })
}

/** `08:00-17:00`, `8.00-17`, `0800-1700`. */
const span = /(\d{1,2})(?:[.:]?(\d\d))?-(\d{1,2})(?:[.:]?(\d\d))?(?![\d:.])/g

/** Reads hours, in any language of the engine. Undefined where they are not understood. */
export function readHours(answer: string): Hours | undefined {
  const text = plain(answer)
  const hours: Hours = []
  let days: Weekday[] = []
  let end = 0
  for (const match of text.matchAll(span)) {
    const [written, from = '', past = '00', to = '', pastEnd = '00'] = match
    const named = text
      .slice(end, match.index)
      .split(/[,;&\s]+|\b(?:och|and)\b/)
      .filter(Boolean)
      .map(daysOf)
    // Hours without days are those after a break: 9-12 13-17.
    if (named.length > 0) days = named.flat()
    if (days.length === 0 || named.some((one) => one.length === 0)) return undefined
    hours.push({
      days,
      opens: `${from.padStart(2, '0')}:${past}`,
      closes: `${to.padStart(2, '0')}:${pastEnd}`,
    })
    end = match.index + written.length
  }
  return /^[,;\s.]*$/.test(text.slice(end)) ? hours : undefined
}

/** In small letters without accents, with plain hyphens and without what only reads well: `kl.`, a colon after days, closed days. */
const plain = (text: string) =>
  fold(text)
    .replace(/\b(?:kl|at)\b\.?/g, ' ')
    .replace(/(?<=[a-z]):/g, ' ')
    .replace(/(?<=[a-z])\.(?=[\s,:-]|$)/g, '')
    .replace(/\s*[–—-]\s*|\s+(?:till|through)\s+|(?<=\d)\s+to\s+(?=\d)|(?<=[a-z])\s+to\s+(?=[a-z])/g, '-')
    .replace(/[a-z-]+\s+(?:stangt|closed)\b/g, '')
    .replace(/\b(?:vard|vardagar|weekdays)\b/, 'mon-fri')
    .replace(/\b(?:helg|helger|weekends?)\b/, 'sat-sun')
    .replace(/\b(?:dagligen|daily|alla dagar)\b/, 'mon-sun')

/** The days of `mon`, `mondays` or `mon-fri`; none where it is no day. */
function daysOf(name: string): Weekday[] {
  const [first = -1, last = first, ...more] = name.split('-').map(dayIndex)
  return first < 0 || last < first || more.length > 0 ? [] : weekdays.slice(first, last + 1)
}

/** Two letters are enough: mo, må, tu, ti … */
const dayIndex = (name: string) =>
  name.length < 2
    ? -1
    : weekdays.findIndex((_, index) =>
        Object.values(dayNames).some((names) => {
          const whole = plain(names[index] ?? '')
          return whole.startsWith(name) || [`${whole}s`, `${whole}ar`].includes(name)
        }),
      )
