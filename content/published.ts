/** When readers may see an article. The one rule; what a build leaves out, it leaves out everywhere. */
import { facts } from './facts.ts'

/** The day that it is where the business is, as an ISO date. */
export const dayAt = (instant: Date, timeZone: string = facts.timeZone): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant)

/** Whether an article is no draft and its day has come. What says neither is left to the check of its front matter. */
export const isPublished = (
  { draft, date }: { draft?: unknown; date?: unknown },
  day = dayAt(new Date()),
): boolean => draft !== true && !(typeof date === 'string' && date > day)
