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
  const list = <Item>(name: string, read: (item: string) => Item | undefined) =>
    part(name).split(',').filter(Boolean).map(read)
  const frequency = frequencies.find((name) => name === part('FREQ'))
  const skip = (['OMIT', 'BACKWARD', 'FORWARD'] as const).find((name) => name === (part('SKIP') || 'OMIT'))
  const weekStart = weekdays.indexOf(part('WKST') || 'MO')
  const days = list('BYDAY', weekday)
  const lists = {
    months: list('BYMONTH', numberIn(1, 12)),
    weeks: list('BYWEEKNO', numberIn(1, 53, true)),
    yearDays: list('BYYEARDAY', numberIn(1, 366, true)),
    monthDays: list('BYMONTHDAY', numberIn(1, 31, true)),
    hours: list('BYHOUR', numberIn(0, 23)),
    minutes: list('BYMINUTE', numberIn(0, 59)),
    seconds: list('BYSECOND', numberIn(0, 60)),
    positions: list('BYSETPOS', numberIn(1, 366, true)),
  }
  if (!frequency || !skip || weekStart < 0) return undefined
  if (!['', 'GREGORIAN'].includes(part('RSCALE')) || days.includes(undefined)) return undefined
  if (Object.values(lists).some((values) => values.includes(undefined))) return undefined
  // A week has each day once.
  if (lists.weeks.length > 0 && days.some((day) => Math.abs(day?.nth ?? 1) > 1)) return undefined
  const known = (values: (number | undefined)[]) => values.filter((value) => value !== undefined)
  const isCountKnown = !parts.has('COUNT') || /^\+?0*[1-9]\d*$/.test(part('COUNT'))
  return {
    frequency,
    interval: Math.max(Number.parseInt(part('INTERVAL'), 10) || 1, 1),
    count: parts.has('COUNT') && isCountKnown ? Number(part('COUNT')) : undefined,
    until: part('UNTIL'),
    months: known(lists.months),
    weeks: known(lists.weeks),
    yearDays: known(lists.yearDays),
    monthDays: known(lists.monthDays),
    weekdays: days.filter((day) => day !== undefined),
    hours: known(lists.hours),
    minutes: known(lists.minutes),
    seconds: known(lists.seconds),
    positions: known(lists.positions),
    weekStart,
    skip,
    isEndUnknown: !isCountKnown,
  }
}

const numberIn =
  (least: number, most: number, hasNegative = false) =>
  (item: string): number | undefined => {
    if (!/^[+-]?\d{1,3}$/.test(item)) return undefined
    const number = Number(item)
    const size = hasNegative ? Math.abs(number) : number
    return size >= least && size <= most ? number : undefined
  }

/** Reads `MO`, `2MO` or `-1MO`. */
function weekday(item: string): Rule['weekdays'][number] | undefined {
  const [, nth = '', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(item) ?? []
  const day = weekdays.indexOf(name)
  if (day < 0 || Number(nth || 1) === 0) return undefined
  return { day, nth: nth ? Number(nth) : undefined }
}
