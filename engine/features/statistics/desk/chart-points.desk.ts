import type { IsoDay } from '../../../core/time/clock.ts'
import type { Traffic } from './traffic-api.ts'

export type Measure = 'views' | 'visits'

/** A day or a week of the chart. */
export interface Point {
  day: IsoDay
  now: number
  before: number
}

/** More days than these are shown by weeks: a line of single days would be noise. */
const mostDays = 100
const week = 7

/** The points whose day is over. Of today there is a part only: its line would fall as if nobody came any more. */
export const finishedPoints = (points: readonly Point[], today: IsoDay): Point[] =>
  points.filter(({ day }) => day < today)

/**
 * The points of the chart, the oldest first. The last week is a whole one; the days that are left over at the beginning count
 * with the first, so that the points add up to the totals.
 */
export function pointsOf(days: Traffic['byDay'], measure: Measure): Point[] {
  const before = `${measure}Before` as const
  const points = days.map((day) => ({ day: day.day, now: day[measure], before: day[before] }))
  if (points.length <= mostDays) return points
  const weeks: Point[] = []
  for (let end = points.length; end > 0; ) {
    const start = end < 2 * week ? 0 : end - week
    const all = points.slice(start, end)
    const sum = (of: 'now' | 'before') => all.reduce((total, point) => total + point[of], 0)
    const [first] = all
    if (first) weeks.unshift({ day: first.day, now: sum('now'), before: sum('before') })
    end = start
  }
  return weeks
}
