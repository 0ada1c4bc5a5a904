import { knownLanguages, type Language } from '../text/language.ts'
import { nameInBraces, namesIn } from '../text/sentence.ts'

/** What the names in braces stand for, `{town}` for example. */
export type FactNames = ReadonlyMap<string, string>

/** A name that stands for a sentence of its own: between the ends of sentences and a capital letter or another name. */
const loneName = /(?<=^|[.!?}]\s+)\{([\w.]+)\}(?:\s+(?=[\p{Lu}{])|\s*$)/gu

const sentencesOf = (text: string, language: Language): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment)

/**
 * Text with the facts that it names in braces filled in; other names stay. A sentence that names an empty fact is left out,
 * so that nobody reads half a promise; the result may be empty.
 */
function fillText(text: string, names: FactNames, language: Language): string {
  const filled = text.replace(nameInBraces, (whole, name: string) => names.get(name) || whole)
  const hasEmpty = (part: string) => namesIn(part).some((name) => names.get(name) === '')
  const kept = hasEmpty(filled)
    ? sentencesOf(
        filled.replace(loneName, (whole, name: string) => (names.get(name) === '' ? '' : whole)),
        language,
      )
        .filter((sentence) => !hasEmpty(sentence))
        .join('')
        .trim()
    : filled
  return kept.replace(/\\(?=\{[\w.]+\})/g, '')
}

/**
 * Data of the owner with all names filled in; below `en` and `sv` with those of that language. Texts of a list that come
 * out empty are left out.
 */
export function fillAll<Value>(
  value: Value,
  names: Record<Language, FactNames>,
  language: Language = knownLanguages[0],
): Value {
  // Texts stay texts, lists lists, and objects keep their keys.
  return filled(value, names, language) as Value
}

function filled(value: unknown, names: Record<Language, FactNames>, language: Language): unknown {
  if (typeof value === 'string') return fillText(value, names[language], language)
  if (Array.isArray(value)) {
    return value
      .map((item) => filled(item, names, language))
      .filter((item, index) => item !== '' || value[index] === '')
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      filled(item, names, knownLanguages.find((name) => name === key) ?? language),
    ]),
  )
}
