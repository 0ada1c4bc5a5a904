import { type PerLanguage, perLanguage } from '../text/language.ts'

interface Term {
  readonly term: string
  readonly text: string
}

/** What a feature says of itself in cards of the privacy policy. */
export interface PrivacyLines {
  collected?: readonly Term[]
  use?: readonly string[]
  sharing?: readonly string[]
  retention?: readonly Term[]
  /** Sentences of the introduction. */
  lead?: readonly string[]
  /** What the IP address is needed for. */
  address?: readonly string[]
  /** What rests on a contract, on a legitimate interest, on consent. */
  contract?: readonly string[]
  interest?: readonly string[]
  consent?: readonly string[]
}

/** Lines that are said only where the owner uses the feature. */
export const saidIf = (isOn: boolean, lines: PerLanguage<PrivacyLines>): PerLanguage<PrivacyLines> =>
  isOn ? lines : perLanguage(() => ({}))
