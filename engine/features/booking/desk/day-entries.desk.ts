import type { IsoDay } from '../../../core/time/clock.ts'
import type { Times } from '../../../design/desk/times.desk.ts'
import type { Agenda, Meeting } from './bookings-api.ts'

export type Block = Agenda['blocked'][number]

type Kind =
  | { is: 'open' }
  /** Opening times that are over, or nearer than visitors can book. */
  | { is: 'too-soon' }
  | { is: 'busy' }
  | { is: 'blocked'; block: Block }
  | { is: 'meeting'; meeting: Meeting }

/** What stands in a day, in minutes from its midnight. */
export type Entry = { from: number; to: number; startsAt: number } & Kind

const wholeDay = 24 * 60

/** The entries of a day in order. One of several days is cut at midnight; opening times come first. */
export function dayEntries(day: IsoDay, agenda: Agenda, times: Times): Entry[] {
  const minutes = (at: number) => {
    const date = times.dayOf(at)
    if (date !== day) return date < day ? 0 : wholeDay
    const [hours = 0, minutes = 0] = times.clock(at).split(':').map(Number)
    return hours * 60 + minutes
  }
  const within = <Span extends { startsAt: number; endsAt: number }>(
    spans: readonly Span[],
    kindOf: (span: Span) => Kind,
  ): Entry[] =>
    spans
      .map((span) => ({
        ...kindOf(span),
        from: minutes(span.startsAt),
        to: minutes(span.endsAt),
        startsAt: span.startsAt,
      }))
      .filter(({ from, to }) => from < to)
  const entries = [
    ...within(agenda.busy, () => ({ is: 'busy' })),
    ...within(agenda.blocked, (block) => ({ is: 'blocked', block })),
    ...within(agenda.meetings, (meeting) => ({ is: 'meeting', meeting })),
  ]
  return [
    ...within(cut(agenda.open, 0, agenda.offeredFrom), () => ({ is: 'too-soon' })),
    ...within(cut(agenda.open, agenda.offeredFrom, Infinity), () => ({ is: 'open' })),
    ...entries.toSorted((a, b) => a.from - b.from || b.to - a.to),
  ]
}

/** The parts of times that are between two moments. */
const cut = (times: Agenda['open'], from: number, to: number) =>
  times
    .map(({ startsAt, endsAt }) => ({ startsAt: Math.max(startsAt, from), endsAt: Math.min(endsAt, to) }))
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)

/** Whether an entry is an opening time, in which there may be others. */
export const isOpeningTime = ({ is }: Entry) => is === 'open' || is === 'too-soon'

/** The whole hours that a week shows: those of the office, and earlier or later ones where something stands. */
export function visibleHours(entries: readonly Entry[]): { first: number; last: number } {
  const first = Math.min(9 * 60, ...entries.map(({ from }) => from))
  const last = Math.max(16 * 60, ...entries.map(({ to }) => to))
  return { first: Math.floor(first / 60), last: Math.ceil(last / 60) }
}
