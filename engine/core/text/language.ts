import { keysOf } from '../base/keys-of.ts'
import { type Catalogue, translate } from './catalogue.ts'
import type { AnySentence, NamesIn, Sentence } from './sentence.ts'

/**
 * What the engine says in further languages, by their BCP 47 tags. One more is a line here and a file of words, as
 * CONTRIBUTING.md tells. English and Swedish stand in the modules with words.
 */
const catalogues = {} satisfies Record<string, Catalogue>

/** The languages that the engine has words for, as BCP 47 tags. Which of them a site has, its facts say: site/languages.ts. */
export const knownLanguages = ['en', 'sv', ...keysOf(catalogues)] as const

export type Language = (typeof knownLanguages)[number]

/** Those of a site whose facts name none. A further language of the engine changes no site that is there. */
export const usualLanguages = ['en', 'sv'] as const satisfies readonly Language[]

/** The same thing in every language. */
export type PerLanguage<Words> = Record<Language, Words>

/** What is made alike for each language. */
export const perLanguage = <Value>(of: (language: Language) => Value): PerLanguage<Value> =>
  // Every key is there, which `fromEntries` cannot say.
  Object.fromEntries(knownLanguages.map((language) => [language, of(language)])) as PerLanguage<Value>

/**
 * Widens what the English text says word by word (`'Send'`) to its shape: `string`, or a sentence with the names that it lacks
 * (`'Hello {name}'`). Names of facts are filled in beforehand.
 */
export type Shape<Words, Fact extends string = never> = Words extends string
  ? [Exclude<NamesIn<Words>, Fact>] extends [never]
    ? string
    : Sentence<Exclude<NamesIn<Words>, Fact>>
  : Words extends number
    ? number
    : Words extends AnySentence
      ? Words
      : { readonly [Key in keyof Words]: Shape<Words[Key], Fact> }

/** What the Swedish text has to be: other words, and nothing else that differs from the English one. */
export type Translation<En, Sv, Fact extends string = never> = En extends string
  ? Sv extends string
    ? SameNames<Exclude<NamesIn<En>, Fact>, Exclude<NamesIn<Sv>, Fact>>
    : string
  : En extends (...values: never) => unknown
    ? 'write a sentence with {names}, not a function'
    : En extends number | AnySentence
      ? En extends number
        ? number
        : En
      : IsOfAnyLength<En> extends true
        ? readonly string[]
        : {
            readonly [Key in keyof En]: Translation<En[Key], Key extends keyof Sv ? Sv[Key] : unknown, Fact>
          } & (En extends readonly unknown[]
            ? unknown
            : { readonly [Key in Exclude<keyof Sv, keyof En>]: never })

/** A list with texts that are there or not. */
type IsOfAnyLength<List> = List extends readonly string[]
  ? number extends List['length']
    ? true
    : false
  : false

type SameNames<Asked extends string, Named extends string> = [Exclude<Asked, Named>] extends [never]
  ? [Exclude<Named, Asked>] extends [never]
    ? string
    : `{${Exclude<Named, Asked>}} stands for nothing here`
  : `lacks {${Exclude<Asked, Named>}}`

/** English and Swedish words, and what the catalogues have for the same English sentences. */
export function withCatalogues<En, Sv>(words: { en: En; sv: Sv }): PerLanguage<En | Sv> {
  const all: Readonly<Record<string, Catalogue>> = catalogues
  return { ...perLanguage((language) => translate(words.en, language, all[language])), ...words }
}

/**
 * Words for a page or a part, in every language. A sentence that Swedish has and English lacks or the other way round, that lacks
 * a name in braces or has one more, or a list of another length does not compile.
 */
export const bilingual = <const En, const Sv>(words: {
  en: En
  sv: Sv & Translation<NoInfer<En>, NoInfer<Sv>>
}): PerLanguage<Shape<En>> =>
  // `En` is one of the texts that `Shape<En>` describes: widening loses words, not structure.
  withCatalogues(words) as unknown as PerLanguage<Shape<En>>

/** What a language is called in a language: `Swedish`, `engelska`. */
export const nameOfLanguage = (language: Language, reader: Language): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language

/** The language that a tag such as `sv-SE` or `sv_SE.UTF-8` names, else the first one. */
export const languageOfTag = (tag = ''): Language =>
  knownLanguages.find((language) => tag.toLowerCase().startsWith(language)) ?? knownLanguages[0]
