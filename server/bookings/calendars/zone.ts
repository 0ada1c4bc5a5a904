import { Temporal } from 'temporal-polyfill'

/** Turns local times into moments (milliseconds since 1970) and back. */
export interface Zone {
  /** The clock shows some times twice and skips others: the earlier moment, and the one after the skipped hour. */
  momentOf: (local: Temporal.PlainDateTime) => number
  localOf: (moment: number) => Temporal.PlainDateTime
  /** Where false, the zone may be any, and the moments are those of UTC. */
  isKnown: boolean
}

/** A zone of the IANA database, such as `Europe/Stockholm`. Throws a RangeError where there is none of that name. */
export function namedZone(name: string): Zone {
  const id = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  return {
    momentOf: (local) => local.toZonedDateTime(id).epochMilliseconds,
    localOf: (moment) =>
      Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(id).toPlainDateTime(),
    isKnown: true,
  }
}

export const utc = namedZone('UTC')

/** No zone is further from UTC, in milliseconds. */
export const furthestFromUtc = 14 * 60 * 60 * 1000
