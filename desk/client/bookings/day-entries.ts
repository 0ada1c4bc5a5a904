import type { IsoDay } from '../../../content/holidays.ts'
import type { Agenda, Meeting } from '../../api.ts'
import type { Times } from '../components/times.ts'

export type Block = Agenda['blocked'][number]

/** What stands in a day, in minutes from its midnight. */
export type Entry = { from: number; to: number; startsAt: number } & (
  | { is: 'open' }
  | { is: 'busy' }
  | { is: 'blocked'; block: Block }
  | { is: 'meeting'; meeting: Meeting }
)

const wholeDay = 24 * 60

/** The entries of a day in order. One of several days is cut at midnight; what is open comes first. */
export function entriesOf(day: IsoDay, agenda: Agenda, times: Times): Entry[] {
  const minutes = (at: number) => {
    const date = times.dayOf(at)
    if (date !== day) return date < day ? 0 : wholeDay
    const [hours = 0, minutes = 0] = times.clock(at).split(':').map(Number)
    return hours * 60 + minutes
  }
  const within = <Kind extends { startsAt: number; endsAt: number }>(kinds: readonly Kind[]) =>
    kinds
      .map((kind) => ({ kind, from: minutes(kind.startsAt), to: minutes(kind.endsAt) }))
      .filter(({ from, to }) => from < to)
  const entries: Entry[] = [
    ...within(agenda.busy).map(({ kind, from, to }) => ({
      is: 'busy' as const,
      startsAt: kind.startsAt,
      from,
      to,
    })),
    ...within(agenda.blocked).map(({ kind, from, to }) => ({
      is: 'blocked' as const,
      startsAt: kind.startsAt,
      block: kind,
      from,
      to,
    })),
    ...within(agenda.meetings).map(({ kind, from, to }) => ({
      is: 'meeting' as const,
      startsAt: kind.startsAt,
      meeting: kind,
      from,
      to,
    })),
  ]
  const open = within(agenda.open).map(({ kind, from, to }) => ({
    is: 'open' as const,
    startsAt: kind.startsAt,
    from,
    to,
  }))
  return [...open, ...entries.toSorted((a, b) => a.from - b.from || b.to - a.to)]
}

/** The whole hours that a week shows: those of the office, and earlier or later ones where something stands. */
export function hoursOf(entries: readonly Entry[]): { first: number; last: number } {
  const first = Math.min(9 * 60, ...entries.map(({ from }) => from))
  const last = Math.max(16 * 60, ...entries.map(({ to }) => to))
  return { first: Math.floor(first / 60), last: Math.ceil(last / 60) }
}
