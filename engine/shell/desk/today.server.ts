/** The first view: who waits for an answer, who comes, what went wrong. */

import type { Check } from '../../core/desk/api.ts'
import type { Desk } from '../../core/desk/desk.server.ts'
import type { DeskFeature } from '../../core/desk/desk-feature.server.ts'
import { checkMails } from './checks.server.ts'
import { loadFailedMails } from './failed-mails.server.ts'
import { loadNewWords } from './new-words.server.ts'

/** `GET /api/today`, with what the features add. */
export type Today = Awaited<ReturnType<typeof loadToday>>

export async function loadToday(desk: Desk, features: readonly DeskFeature[], newerRelease: string | null) {
  const parts = {}
  const checks: Check[] = [await checkMails(desk)]
  for (const feature of features) {
    Object.assign(parts, await feature.today?.())
    checks.push(...((await feature.checks?.()) ?? []))
  }
  const newWords = loadNewWords(desk)
  return {
    now: Date.now(),
    ...parts,
    failedMails: await loadFailedMails(desk, features),
    checks,
    newerRelease,
    /** How many sentences are to be read, and the version that brought the last of them. Null where none is. */
    newWords: newWords && { count: newWords.sentences.length, to: newWords.to },
  }
}
