import { Temporal } from 'temporal-polyfill'
import { hour } from '../../../core/time/durations.ts'

/** Turns local times into moments (milliseconds since 1970) and back. */
export interface Zone {
  /** The clock shows some times twice and skips others: the earlier moment, and the one after the skipped hour. */
  momentOf: (local: Temporal.PlainDateTime) => number
  localOf: (moment: number) => Temporal.PlainDateTime
  /** By how much moments may be earlier or later, in milliseconds: where it is not known which zone is meant. */
  uncertainty: number
}

/** A zone of the IANA database, such as `Europe/Stockholm`, or an offset such as `+01:00`. Throws a RangeError otherwise. */
export function namedZone(name: string): Zone {
  const id = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  return {
    momentOf: (local) => local.toZonedDateTime(id).epochMilliseconds,
    localOf: (moment) =>
      Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(id).toPlainDateTime(),
    uncertainty: 0,
  }
}

export const utc = namedZone('UTC')

/** May be any: no zone is further from UTC. */
export const unknownZone: Zone = { ...utc, uncertainty: 14 * hour }

export function orUndefined<Value>(get: () => Value): Value | undefined {
  try {
    return get()
  } catch {
    return undefined
  }
}
