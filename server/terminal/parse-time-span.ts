import { Temporal } from 'temporal-polyfill'
import { dayAfter, type IsoDay } from '../../content/clock.ts'
import { facts } from '../../content/facts.ts'
import { clock } from '../../content/facts-schema.ts'
import type { Interval } from '../../content/interval.ts'
import { toEpoch } from '../../content/moments.ts'
import { CommandError } from './run-command.ts'

/**
 * The time that the owner names, where the business is: a day (`2026-12-24`), days (`2026-12-24..2026-12-31`), or a day
 * and times (`2026-12-24`, `09:00-12:00`). Throws a CommandError where that is no time to come.
 */
export function readSpan(days: string, times: string | undefined, now: number): Interval {
  const [first = '', last = first, ...more] = days.split('..').map(readDay)
  if (more.length > 0) throw new CommandError(`${days}: write one day, or two as 2026-12-24..2026-12-31`)
  if (times && days.includes('..')) throw new CommandError(`${times}: times are for one day: leave them out`)
  const [from, to] = times ? readTimes(times) : ['00:00', undefined]
  const start = toEpoch(first, from, facts)
  const end = to ? toEpoch(first, to, facts) : toEpoch(dayAfter(last, 1), '00:00', facts)
  const typed = [days, times].filter(Boolean).join(' ')
  if (end <= start) throw new CommandError(`${typed}: ends before it begins`)
  if (end <= now) throw new CommandError(`${typed}: has passed`)
  return { start, end }
}

function readDay(text: string): IsoDay {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    try {
      return Temporal.PlainDate.from(text).toString()
    } catch {}
  }
  throw new CommandError(`${text}: write a day such as 2026-12-24`)
}

function readTimes(text: string): [from: string, to: string] {
  const [from, to, ...more] = text.split('-')
  if (more.length === 0 && clock.safeParse(from).success && clock.safeParse(to).success)
    return [from ?? '', to ?? '']
  throw new CommandError(`${text}: write times such as 09:00-12:00`)
}
