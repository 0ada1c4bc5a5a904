/** The languages of the site. The first one stands without a prefix in addresses. */
export const languages = ['en', 'sv'] as const

export type Language = (typeof languages)[number]

/** The same thing in every language. */
export type Bilingual<Words> = Record<Language, Words>

/**
 * Widens what the English text says word by word (`'Send'`) to its shape (`string`), so that the
 * Swedish text can differ in words but in nothing else. Lists keep their length when the English one is `as const`.
 */
export type Shape<Words> = Words extends string
  ? string
  : Words extends number
    ? number
    : Words extends (...values: infer Values) => infer Result
      ? (...values: Values) => Shape<Result>
      : { readonly [Key in keyof Words]: Shape<Words[Key]> }

/**
 * Words for a page or a part, in both languages. A sentence that one language has and the other lacks,
 * or a list of another length, does not compile.
 */
export function bilingual<const En>(words: { en: En; sv: NoInfer<Shape<En>> }): Bilingual<Shape<En>> {
  // `En` is one of the texts that `Shape<En>` describes: widening loses words, not structure.
  return words as Bilingual<Shape<En>>
}

const locales = { en: 'en-US', sv: 'sv-SE' } as const satisfies Bilingual<string>

/** The BCP 47 tag that dates and numbers are formatted with. */
export const localeOf = (language: Language) => locales[language]
