import { dayAfter, type IsoDay, localDay, localTime, type Zone } from '../../../core/time/clock.ts'
import { hour } from '../../../core/time/durations.ts'
import { toEpoch } from '../../../core/time/moments.ts'

/** The time that is proposed to be blocked, as local times such as `2026-12-24T09:00`. */
export interface ProposedBlock {
  from: string
  to: string
}

/**
 * Three hours of a day: from nine on, or from the next hour where nine is over. Where the day has no three hours left, the
 * same of the next day.
 */
export function proposeBlock(day: IsoDay, now: number, zone: Zone): ProposedBlock {
  const start = Math.max(toEpoch(day, '09:00', zone), Math.ceil(now / hour) * hour)
  const end = start + 3 * hour
  if (localDay(end, zone) > day) return proposeBlock(dayAfter(day, 1), now, zone)
  const local = (moment: number) => `${localDay(moment, zone)}T${localTime(moment, zone)}`
  return { from: local(start), to: local(end) }
}
