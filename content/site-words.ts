import type { Bilingual, Shape } from './language.ts'
import { fillAll } from './placeholders.ts'
import { allNames } from './site/all-names.ts'
import { overlay } from './site/overlay.ts'

/**
 * Words for a page or a part, in both languages, in which `{town}`, `{years}` or `{promises.reply}` stand for facts. The
 * owner's words/<part>.yaml may say any of them otherwise. A sentence that one language has and the other lacks, or a list
 * of another length, does not compile.
 */
export const siteWords = <const En extends object>(
  part: string,
  words: { en: En; sv: NoInfer<Shape<En>> },
): Bilingual<Shape<En>> => fillAll(overlay(part, words, allNames), allNames)
