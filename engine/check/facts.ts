import { globSync, readFileSync } from 'node:fs'
import { withoutCode } from '../core/articles/facts-in-markdown.ts'
import { normalized } from '../core/articles/front-matter.ts'
import { facts, printedPhone } from '../core/site/facts.ts'
import { siteFolder } from '../core/site/folder.ts'
import type { Article } from './articles.ts'
import { isOneEditApart } from './edit.ts'
import type { Report } from './finding.ts'

const { brand, email, phone } = facts
const { host } = new URL(facts.origin)

const wholeWord = (text: string) => new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(text)}(?![\\p{L}\\d])`, 'u')

const phones = [phone, printedPhone, printedPhone.replaceAll('\u2011', '-').replaceAll('\u00a0', ' ')]

/** The pattern of each fact, and what to write instead. */
const typed: [name: string, pattern: RegExp, instead: string][] = [
  ['the brand', wholeWord(brand), '{brand}'],
  ['the domain', wholeWord(host), '{domain}'],
  ['the e-mail address', wholeWord(email), 'place:contact'],
  [
    'the phone number',
    new RegExp(phones.map((one) => wholeWord(one).source).join('|'), 'u'),
    'place:contact',
  ],
]

/** Articles name facts, and spell the brand as facts.yaml does. */
export function typedFacts(_: readonly Article[], report: Report) {
  for (const file of globSync(`${siteFolder}/**/*.md`)) {
    const text = normalized(readFileSync(file, 'utf8'))
    // Code is printed as it is written. Only where there is a finding, because to find code takes long.
    const findings = findingsIn(text).length > 0 ? findingsIn(withoutCode(text)) : []
    for (const { line, message } of findings) report(file, line, message)
  }
}

const findingsIn = (text: string) =>
  text
    .split('\n')
    .flatMap((line, index) => messagesFor(line).map((message) => ({ line: index + 1, message })))

const messagesFor = (line: string): string[] => [
  ...typed
    // The domain is part of the e-mail address.
    .filter(([name, pattern]) => pattern.test(line) && (name !== 'the domain' || !line.includes(email)))
    .map(([name, , instead]) => `${name} is typed by hand: write ${instead}`),
  ...misspelledBrands(line).map((word) => `"${word}" looks like the brand, ${brand}: write {brand}`),
]

/** Shorter brands resemble too many words. */
const shortestBrand = 6

const wordsIn = (text: string) => text.match(/[\p{L}\d]+/gu) ?? []
const brandWords = wordsIn(brand)

/** Words with a capital letter that differ from the brand by one letter, or in their capitals only. */
function misspelledBrands(text: string): string[] {
  if (brand.length < shortestBrand) return []
  const correct = brandWords.join(' ')
  const words = wordsIn(text)
  return words
    .map((_, index) => words.slice(index, index + brandWords.length).join(' '))
    .filter(
      (name) =>
        /\p{Lu}/u.test(name) &&
        name !== correct &&
        (name.toLowerCase() === correct.toLowerCase() ||
          isOneEditApart(name.toLowerCase(), correct.toLowerCase())),
    )
}
