import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { dayAfter, type IsoDay } from '../../../core/time/clock.ts'

export interface DailyCount {
  day: IsoDay
  key: string
  count: number
}

/** How many days are read at once: in between, requests are answered. */
const daysAtOnce = 10

/**
 * Daily figures in memory, because databases take a second to add up two years of them. Read once, from the last day
 * backwards; the last two days, which still grow, are read each time.
 */
export function createDailyCounts(read: (from: IsoDay, to: IsoDay) => Promise<DailyCount[]>) {
  const days = new Map<IsoDay, Pick<DailyCount, 'key' | 'count'>[]>()
  /** Each key once: databases give every row a string of its own, which takes four times the memory. */
  const keys = new Map<string, string>()
  let first: IsoDay | undefined
  /** The last day of the last reading. */
  let last: IsoDay | undefined
  let round: Promise<void> | undefined
  let isStopping = false

  function shared(key: string): string {
    const known = keys.get(key)
    if (known === undefined) keys.set(key, key)
    return known ?? key
  }

  async function readDays(from: IsoDay, to: IsoDay) {
    const rows = Map.groupBy(await read(from, to), ({ day }) => day)
    for (let day = from; day <= to; day = dayAfter(day, 1))
      days.set(
        day,
        (rows.get(day) ?? []).map(({ key, count }) => ({ key: shared(key), count })),
      )
  }

  /** The next days before those that are known. Shared by all who wait for them. */
  async function readEarlier(known: IsoDay) {
    const next = dayAfter(known, -daysAtOnce)
    await readDays(next, dayAfter(known, -1))
    first = next
    await yieldToEventLoop()
  }

  return {
    /** Resolves when everything since a day is known. */
    async refresh(from: IsoDay, today: IsoDay): Promise<void> {
      const growing = dayAfter(last ?? today, -1)
      await readDays(growing, today)
      first ??= growing
      last = today
      while (first > from && !isStopping) {
        round ??= readEarlier(first).finally(() => {
          round = undefined
        })
        await round
      }
    },
    /** The sum of each key in these days, both included. */
    byKey(from: IsoDay, to: IsoDay): Map<string, number> {
      const sums = new Map<string, number>()
      for (let day = from; day <= to; day = dayAfter(day, 1))
        for (const { key, count } of days.get(day) ?? []) sums.set(key, (sums.get(key) ?? 0) + count)
      return sums
    },
    /** The sum of a day. */
    ofDay: (day: IsoDay): number => (days.get(day) ?? []).reduce((sum, { count }) => sum + count, 0),
    /** Resolves when nothing is read any more. */
    async stop(): Promise<void> {
      isStopping = true
      await round?.catch(() => undefined)
    },
  }
}
