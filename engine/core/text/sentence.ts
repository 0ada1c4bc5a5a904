/**
 * Sentences as data: `'Hello {name}'`. What stands in braces is filled in where the sentence is said; the names are read from
 * the text by the compiler, so that a value that is missing, or has another name, does not compile.
 */

/** A name in braces. Two braces, `${name}` and `\{name}` belong to the text. */
export const nameInBraces = /(?<![\\{$])\{([\w.]+)\}(?!\})/g

/** The names in braces of a text. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(nameInBraces)].map(([, name = '']) => name)

declare const names: unique symbol

/** A sentence, whatever it lacks. */
export interface AnySentence {
  readonly [names]: unknown
}

/** A text that lacks values. Until it is filled it is neither a text nor something to show. */
export interface Sentence<Name extends string> extends AnySentence {
  readonly [names]: (values: Record<Name, unknown>) => void
}

/** Its names in braces, for the compiler. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** A sentence in the forms that a number asks for: `{ one: '{count} day', other: '{count} days' }`. */
export interface Counted<Name extends string> {
  one: Sentence<Name> | string
  other: Sentence<Name>
}

type Values<Name extends string> = Readonly<Record<Name, string | number>>

/** The sentence with the values in place of the names in braces. Braces within a value stay as they are. */
export function fill<Name extends string>(sentence: Sentence<Name> | string, values: Values<Name>): string {
  const text: unknown = sentence
  const named = new Map<string, string | number>(Object.entries(values))
  return String(text).replace(nameInBraces, (whole, name: string) => String(named.get(name) ?? whole))
}

/** The form of a sentence for a number of things, with the number as `{count}`. */
export function plural<Name extends string>(
  forms: Counted<Name | 'count'>,
  count: number,
  language: string,
  values: Values<Exclude<Name, 'count'>>,
): string {
  const isOne = new Intl.PluralRules(language).select(count) === 'one'
  return fill<string>(isOne ? forms.one : forms.other, { ...values, count })
}

/** The paragraphs of a letter. One that names something empty is left out. */
export const paragraphs = <Name extends string>(
  texts: readonly (Sentence<Name> | string)[],
  values: Values<Name>,
): string[] => {
  const empty = Object.entries(values).flatMap(([name, value]) => (value === '' ? [`{${name}}`] : []))
  return texts
    .filter((text) => !empty.some((name) => String(text).includes(name)))
    .map((text) => fill(text, values))
}
