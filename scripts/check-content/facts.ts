import { globSync, readFileSync } from 'node:fs'
import { facts, printedPhone } from '../../content/facts.ts'
import { isOneEditApart } from './edit.ts'
import type { Finding } from './finding.ts'

/** Facts stand in content/facts.ts and nowhere else, and the brand is spelled as it is there. */
export function typedFacts(): Finding[] {
  const sources = globSync('{app,content,server}/**/*.{ts,tsx,css,md,html,json,svg,snap}').toSorted()
  return (
    sources
      // Tests have examples of their own.
      .filter((file) => file !== 'content/facts.ts' && !/\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((text, index) => troubles(text, file).map((what) => ({ file, line: index + 1, what }))),
      )
  )
}

const { brand, product, email, phone } = facts
const { host } = new URL(facts.origin)

/** How each fact is told apart from ordinary words, and what to write instead in modules and in articles. */
const typed: { is: string; found: RegExp; module: string; article: string }[] = [
  { is: 'the brand', found: word(brand), module: 'facts.brand', article: '{site}' },
  {
    is: 'the product',
    // Only where it is part of an address: it may be an ordinary word.
    found: new RegExp(
      `[/"'\`]${RegExp.escape(product)}[-/"'\`.]|\\b${RegExp.escape(product)}-(website|hemsida)\\b`,
      'u',
    ),
    module: 'facts.product',
    article: '{product}',
  },
  { is: 'the domain', found: word(host), module: 'facts.origin', article: '{domain}' },
  { is: 'the e-mail address', found: word(email), module: 'facts.email', article: 'place:contact' },
  ...[phone, printedPhone, printedPhone.replaceAll('\u2011', '-').replaceAll('\u00a0', ' ')].map(
    (number) => ({
      is: 'the phone number',
      found: word(number),
      module: 'printedPhone',
      article: 'place:contact',
    }),
  ),
]

function word(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(text)}(?![\\p{L}\\d])`, 'u')
}

function troubles(text: string, file: string): string[] {
  const isArticle = file.endsWith('.md')
  const found = typed.filter((fact) => fact.found.test(text))
  // The domain is part of the e-mail address.
  const named = found.filter(({ is }) => is !== 'the domain' || !text.includes(email))
  const isWritten = isArticle || file.endsWith('.words.ts')
  return [
    ...new Set(
      named.map((fact) => `${fact.is} is typed by hand: write ${isArticle ? fact.article : fact.module}`),
    ),
    ...(isWritten ? misspelled(text) : []).map(
      (one) => `"${one}" looks like the brand, ${brand}: write ${isArticle ? '{site}' : 'facts.brand'}`,
    ),
  ]
}

/** Short names resemble too many words. */
const shortestName = 6

/** As many words as the brand has, with a capital, that are the brand but for one letter or for their capitals. */
function misspelled(text: string): string[] {
  if (brand.length < shortestName) return []
  const words = text.match(/[\p{L}\d]+/gu) ?? []
  const count = brand.split(/\s+/).length
  return words
    .map((_, index) => words.slice(index, index + count).join(' '))
    .filter((one) => {
      const [written, right] = [one.toLowerCase(), brand.toLowerCase()]
      return /\p{Lu}/u.test(one) && one !== brand && (written === right || isOneEditApart(written, right))
    })
}
