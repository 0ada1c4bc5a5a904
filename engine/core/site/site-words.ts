import type { Bilingual, Shape, Translation } from '../text/language.ts'
import type { FactName } from './all-names.ts'
import { overlay } from './overlay.ts'
import { fillAll } from './placeholders.ts'
import { allNames, site } from './site.ts'

/**
 * Words for a page or a part, in both languages, in which `{town}`, `{years}` or `{promises.reply}` stand for facts. The
 * owner's words/<part>.yaml may say any of them otherwise. A sentence that one language has and the other lacks,
 * that lacks a name in braces or has one more, or a list of another length does not compile.
 */
export function siteWords<const En extends object, const Sv extends object>(
  part: string,
  words: { en: En; sv: Sv & Translation<NoInfer<En>, NoInfer<Sv>, FactName> },
): Bilingual<Shape<En, FactName>> {
  // The owner's words have the shape of the engine's: anything else was refused.
  return fillAll(overlay(part, words, allNames, site.words[part]), allNames) as unknown as Bilingual<
    Shape<En, FactName>
  >
}
