import { facts } from '../site/facts.ts'

/** A time in the owner's time zone: `2026-11-20 18:42`. */
export const formatTime = (time: number) =>
  new Date(time).toLocaleString('sv-SE', { timeZone: facts.timeZone, dateStyle: 'short', timeStyle: 'short' })
