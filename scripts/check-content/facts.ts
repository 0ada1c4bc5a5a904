import { globSync, readFileSync } from 'node:fs'
import { facts, printedPhone } from '../../content/facts.ts'
import { withoutCode } from '../../content/facts-in-markdown.ts'
import { normalized } from '../../content/front-matter.ts'
import { siteFolder } from '../../content/site/folder.ts'
import type { Article } from './articles.ts'
import { isOneEditApart } from './edit.ts'
import type { Report } from './finding.ts'

const { brand, email, phone } = facts
const { host } = new URL(facts.origin)

const wholeWord = (text: string) => new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(text)}(?![\\p{L}\\d])`, 'u')

const phones = [phone, printedPhone, printedPhone.replaceAll('\u2011', '-').replaceAll('\u00a0', ' ')]

/** The pattern of each fact, and what to write instead in modules and in articles. */
const typed: [name: string, pattern: RegExp, inModule: string, inArticle: string][] = [
  ['the brand', wholeWord(brand), 'facts.brand', '{brand}'],
  ['the domain', wholeWord(host), 'facts.origin', '{domain}'],
  ['the e-mail address', wholeWord(email), 'facts.email', 'place:contact'],
  [
    'the phone number',
    new RegExp(phones.map((one) => wholeWord(one).source).join('|'), 'u'),
    'printedPhone',
    'place:contact',
  ],
]

/** Facts are written in facts.yaml only, and the brand is spelled as it is there. */
export function typedFacts(_: readonly Article[], report: Report) {
  const files = globSync([
    '{app,content,server}/**/*.{ts,tsx,css,md,html,json,svg,snap}',
    `${siteFolder}/**/*.md`,
  ])
    // Tests have their own examples.
    .filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of files) {
    const isArticle = file.endsWith('.md')
    const source = readFileSync(file, 'utf8')
    // Code is printed as it is written.
    const text = isArticle ? withoutCode(normalized(source)) : source
    for (const [index, line] of text.split('\n').entries()) {
      const messages = typed
        // The domain is part of the e-mail address.
        .filter(([name, pattern]) => pattern.test(line) && (name !== 'the domain' || !line.includes(email)))
        .map(
          ([name, , inModule, inArticle]) =>
            `${name} is typed by hand: write ${isArticle ? inArticle : inModule}`,
        )
      if (isArticle || file.endsWith('.words.ts'))
        for (const word of misspelledBrands(line))
          messages.push(
            `"${word}" looks like the brand, ${brand}: write ${isArticle ? '{brand}' : 'facts.brand'}`,
          )
      for (const message of messages) report(file, index + 1, message)
    }
  }
}

/** Shorter brands resemble too many words. */
const shortestBrand = 6

/** Words with a capital letter that differ from the brand by one letter, or in their capitals only. */
function misspelledBrands(text: string): string[] {
  if (brand.length < shortestBrand) return []
  const words = text.match(/[\p{L}\d]+/gu) ?? []
  const wordCount = brand.split(/\s+/).length
  return words
    .map((_, index) => words.slice(index, index + wordCount).join(' '))
    .filter((name) => {
      const [written, correct] = [name.toLowerCase(), brand.toLowerCase()]
      return (
        /\p{Lu}/u.test(name) && name !== brand && (written === correct || isOneEditApart(written, correct))
      )
    })
}
