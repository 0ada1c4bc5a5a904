const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof frequencies)[number]

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** A rule of recurrence (RRULE, RFC 5545, section 3.3.10). Lists are empty where the rule has no such part. */
export interface Rule {
  frequency: Frequency
  interval: number
  count: number | undefined
  /** As it is written. */
  until: string
  months: number[]
  weeks: number[]
  yearDays: number[]
  monthDays: number[]
  /** Days from Sunday (0), every one or the nth. */
  weekdays: { day: number; nth: number | undefined }[]
  hours: number[]
  minutes: number[]
  seconds: number[]
  positions: number[]
  weekStart: number
  /** Where a day goes that a month does not have (RFC 7529). */
  skip: 'OMIT' | 'BACKWARD' | 'FORWARD'
  /** Whether its end was not understood: it is read as if it had none. */
  isEndUnknown: boolean
}

/** Reads a rule, in whatever letters, with blanks and quotes. Undefined where it is not understood. */
export function readRule(text: string): Rule | undefined {
  const parts = new Map(
    text
      .toUpperCase()
      .replace(/["\s]/g, '')
      .replace(/^RRULE:/, '')
      .split(';')
      .map((part) => {
        const [name = '', ...value] = part.split('=')
        return [name, value.join('=')]
      }),
  )
  const part = (name: string) => parts.get(name) ?? ''
  const items = (name: string) => part(name).split(',').filter(Boolean)
  const numbers = (name: string, least: number, most: number, hasNegative = false) =>
    items(name).map((item) => numberIn(item, least, most, hasNegative))
  const frequency = frequencies.find((name) => name === part('FREQ'))
  const skip = (['OMIT', 'BACKWARD', 'FORWARD'] as const).find((name) => name === (part('SKIP') || 'OMIT'))
  const weekStart = weekdays.indexOf(part('WKST') || 'MO')
  const days = items('BYDAY').map(weekday)
  const lists = {
    months: numbers('BYMONTH', 1, 12),
    weeks: numbers('BYWEEKNO', 1, 53, true),
    yearDays: numbers('BYYEARDAY', 1, 366, true),
    monthDays: numbers('BYMONTHDAY', 1, 31, true),
    hours: numbers('BYHOUR', 0, 23),
    minutes: numbers('BYMINUTE', 0, 59),
    seconds: numbers('BYSECOND', 0, 60),
    positions: numbers('BYSETPOS', 1, 366, true),
  }
  if (!frequency || !skip || weekStart < 0) return undefined
  if (!['', 'GREGORIAN'].includes(part('RSCALE')) || days.includes(undefined)) return undefined
  if (Object.values(lists).flat().some(Number.isNaN)) return undefined
  // A week has each day once.
  if (lists.weeks.length > 0 && days.some((day) => Math.abs(day?.nth ?? 1) > 1)) return undefined
  const isCountKnown = !parts.has('COUNT') || /^\+?0*[1-9]\d*$/.test(part('COUNT'))
  return {
    frequency,
    interval: Math.max(Number.parseInt(part('INTERVAL'), 10) || 1, 1),
    count: parts.has('COUNT') && isCountKnown ? Number(part('COUNT')) : undefined,
    until: part('UNTIL'),
    ...lists,
    weekdays: days.filter((day) => day !== undefined),
    weekStart,
    skip,
    isEndUnknown: !isCountKnown,
  }
}

/** Reads a number of a list. Not a number (NaN) where it is none or not allowed. */
function numberIn(item: string, least: number, most: number, hasNegative: boolean): number {
  const number = /^[+-]?\d{1,3}$/.test(item) ? Number(item) : Number.NaN
  const size = hasNegative ? Math.abs(number) : number
  return size >= least && size <= most ? number : Number.NaN
}

/** Reads `MO`, `2MO` or `-1MO`. */
function weekday(item: string): Rule['weekdays'][number] | undefined {
  const [, nth = '', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(item) ?? []
  const day = weekdays.indexOf(name)
  if (day < 0 || Number(nth || 1) === 0) return undefined
  return { day, nth: nth ? Number(nth) : undefined }
}
