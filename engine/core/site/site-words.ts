import {
  type PerLanguage,
  perLanguage,
  type Shape,
  type Translation,
  withCatalogues,
} from '../text/language.ts'
import type { FactName } from './all-names.ts'
import { overlay } from './overlay.ts'
import { fillAll } from './placeholders.ts'
import { allNames, site } from './site.ts'

/**
 * Words for a page or a part, in every language, in which `{town}`, `{years}` or `{promises.reply}` stand for facts, and those of
 * `more` for what the part alone has. The owner's words/<part>.yaml may say any of them otherwise. A sentence that Swedish has and
 * English lacks or the other way round, that lacks a name in braces or has one more, or a list of another length does not compile.
 */
export function siteWords<const En extends object, const Sv extends object, More extends string = never>(
  part: string,
  words: { en: En; sv: Sv & Translation<NoInfer<En>, NoInfer<Sv>, FactName | More> },
  more?: PerLanguage<Readonly<Record<More, string>>>,
): PerLanguage<Shape<En, FactName | More>> {
  // Few parts have more: the others share the names of all.
  const names = more
    ? perLanguage((language) => new Map([...allNames[language], ...Object.entries<string>(more[language])]))
    : allNames
  // The owner's words have the shape of the engine's: anything else was refused.
  return fillAll(
    overlay(part, withCatalogues(words), names, site.words[part]),
    names,
  ) as unknown as PerLanguage<Shape<En, FactName | More>>
}
