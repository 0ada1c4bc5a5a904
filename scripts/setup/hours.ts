/** Opening hours in the format of an answer: `Mon-Fri 09:00-18:00, Sat 10:00-16:00`. */

import { z } from 'zod'
import { weekdays } from '../../content/clock.ts'

type Hours = { days: string[]; opens: string; closes: string }

/** Formats hours as an answer. */
export const formatHours = (
  hours: readonly { readonly days: readonly string[]; readonly opens: string; readonly closes: string }[],
): string =>
  hours.map(({ days, opens, closes }) => `${dayRanges(days).join(' ')} ${opens}-${closes}`).join(', ')

/** Days that follow each other become `Mon-Fri`. */
function dayRanges(days: readonly string[]): string[] {
  const shortName = (index: number) => (weekdays[index] ?? '').slice(0, 3)
  const open = weekdays.map((day) => days.includes(day))
  return weekdays.flatMap((_, first) => {
    if (!open[first] || open[first - 1]) return []
    const end = open.indexOf(false, first)
    const last = (end < 0 ? weekdays.length : end) - 1
    return [last > first ? `${shortName(first)}-${shortName(last)}` : shortName(first)]
  })
}

const format = 'write days and hours such as Mon-Fri 09:00-18:00, Sat 10:00-16:00'
const clock = /^(?:[01]?\d|2[0-3]):[0-5]\d$/

export const openingHours = z.string().transform((value, context): Hours[] => {
  const taken = new Set<string>()
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  const all: Hours[] = []
  for (const part of value.split(',').filter((part) => part.trim())) {
    const [, name = '', from = '', to = ''] = /^\s*(.+?)\s+(\S+?)\s*[-–]\s*(\S+)\s*$/.exec(part) ?? []
    const days = name.split(/\s+/).flatMap(daysOf)
    if (!clock.test(from) || !clock.test(to) || days.length === 0 || days.includes('')) return refuse(format)
    const [opens, closes] = [from.padStart(5, '0'), to.padStart(5, '0')]
    if (opens >= closes) return refuse(`${part.trim()} closes before it opens`)
    const twice = days.find((day) => taken.has(day))
    if (twice) return refuse(`${twice} is said twice`)
    for (const day of days) taken.add(day)
    all.push({ days, opens, closes })
  }
  return all
})

/** The days of `Mon` or `Mon-Fri`, or one empty name where it is invalid. */
function daysOf(name: string): string[] {
  const [first = -1, last = first] = name.split(/[-–]/).map(dayIndex)
  return first < 0 || last < first ? [''] : weekdays.slice(first, last + 1)
}

const dayIndex = (name: string) =>
  name.length < 3 ? -1 : weekdays.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase()))
