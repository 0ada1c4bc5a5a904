import type { AlertTexts } from '../../core/alerts/alerts.server.ts'
import { keysOf } from '../../core/base/keys-of.ts'
import { facts } from '../../core/site/facts.ts'
import { fill } from '../../core/text/sentence.ts'
import { alertWords } from './alert.words.ts'
import { startOf } from './meeting-lines.server.ts'

/** Of those about a meeting, with its time. */
export const alertTexts: AlertTexts = Object.fromEntries(
  keysOf(alertWords.en).map((kind) => [
    kind,
    ({ starts_at }) => {
      const language = facts.officeLanguage
      const at = starts_at === null ? '' : startOf({ starts_at, language })
      return fill<string>(alertWords[language][kind], { at })
    },
  ]),
)
