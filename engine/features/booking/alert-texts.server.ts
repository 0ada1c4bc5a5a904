import type { AlertTexts } from '../../core/alerts/alerts.server.ts'
import { facts } from '../../core/site/facts.ts'
import { fill } from '../../core/text/sentence.ts'
import { alertWords } from './alert.words.ts'
import { startOf } from './meeting-lines.server.ts'

const language = facts.officeLanguage

/** Of those about a meeting, with its time. */
export const alertTexts: AlertTexts = Object.fromEntries(
  Object.entries(alertWords[language]).map(([kind, text]) => [
    kind,
    ({ starts_at }) => fill<string>(text, { at: starts_at === null ? '' : startOf({ starts_at, language }) }),
  ]),
)
