/** When readers may see an article. The one rule; what a build leaves out, it leaves out everywhere. */
import { type IsoDay, localDay } from '../time/clock.ts'
import { facts } from './facts.ts'
import type { Facts } from './facts-schema.ts'

/** The day that it is where the business is. */
export const today = (): IsoDay => localDay(Date.now(), facts)

/** The special days that are not over, in order. */
export const comingSpecialDays = (): Facts['specialDays'] =>
  facts.specialDays
    .filter(({ to }) => to >= today())
    .toSorted((one, other) => one.from.localeCompare(other.from))

/** Whether an article is no draft and its day has come. What says neither is left to the check of its front matter. */
export const isPublished = ({ draft, date }: { draft?: unknown; date?: unknown }, day = today()): boolean =>
  draft !== true && !(typeof date === 'string' && date > day)
