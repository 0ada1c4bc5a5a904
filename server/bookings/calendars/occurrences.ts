import type { Interval } from '../interval.ts'
import { addedTimes, type Event, type Length, momentOf, timesOf, type Written, type Zones } from './event.ts'
import { startsOf } from './recurrence.ts'
import { furthestFromUtc } from './zone.ts'

/**
 * When an event is, in a window at least: each time of a series, but not those that `replacing` events of the same series
 * stand for. Throws where its rules are not understood.
 */
export function occurrencesOf(
  event: Event,
  replacing: readonly Event[],
  zones: Zones,
  window: Interval,
): Interval[] {
  const { component, start, length } = event
  const { zone, isDay } = start
  let tooManyAfter = Number.POSITIVE_INFINITY
  const repeated = component.getAllProperties('rrule').flatMap((rule) => {
    const { starts, isComplete } = startsOf(rule, start.local, localWindow(event, window), zone.localOf)
    if (!isComplete) tooManyAfter = Math.min(tooManyAfter, zone.momentOf(starts[0] ?? start.local))
    return starts
  })
  const isRemoved = removal([
    ...timesOf(component, 'exdate', zones),
    ...replacing.flatMap(({ replaces }) => replaces ?? []),
  ])
  const moved = replacing.filter(({ isFromThenOn }) => isFromThenOn).toSorted(byReplaced)
  const times = [start.local, ...repeated].map((local) => ({ time: { local, zone, isDay }, length }))
  const busy = [...times, ...addedTimes(event, zones)]
    .filter(({ time }) => !isRemoved(time))
    .map(({ time, length }) => {
      const later = moved.findLast(({ replaces }) => replaces && momentOf(replaces) < momentOf(time))
      return later?.replaces
        ? spanOf(shifted(time, later.replaces, later.start), later.length)
        : spanOf(time, length)
    })
  // Whatever such a rule means, nothing is offered from there on.
  return tooManyAfter < window.end ? [...busy, { start: tooManyAfter, end: window.end }] : busy
}

/** Between which local starts an event may reach into a window, in whatever zone. */
const localWindow = ({ start: { zone }, length: { days, rest } }: Event, window: Interval) => ({
  from: zone.localOf(window.start).subtract({ days: days + 2, milliseconds: rest }),
  until: zone.localOf(window.end).add({ days: 2 }),
})

/** Whether a time is one of those: the same moment, or on a day that is removed as such. */
function removal(removed: readonly Written[]): (time: Written) => boolean {
  const moments = new Set(removed.filter(({ isDay }) => !isDay).map(momentOf))
  const days = new Set(removed.filter(({ isDay }) => isDay).map(dayOf))
  return (time) =>
    (days.size > 0 && days.has(dayOf(time))) || (moments.size > 0 && moments.has(momentOf(time)))
}

const dayOf = ({ local }: Written) => local.toPlainDate().toString()

const byReplaced = (a: Event, b: Event) =>
  (a.replaces ? momentOf(a.replaces) : 0) - (b.replaces ? momentOf(b.replaces) : 0)

/** A time of a series, moved as another of its times was. */
const shifted = (time: Written, from: Written, to: Written): Written => ({
  ...time,
  local: time.local.add(from.local.until(to.local)),
})

/** From the start of an event to its end. Where its zone is not known, it may be on any clock. */
function spanOf(start: Written, { days, rest }: Length): Interval {
  const end = start.zone.momentOf(start.local.add({ days })) + rest
  const doubt = start.zone.isKnown || end === momentOf(start) ? 0 : furthestFromUtc
  return { start: momentOf(start) - doubt, end: end + doubt }
}
