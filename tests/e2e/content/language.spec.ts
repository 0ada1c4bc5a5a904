import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { languageOf } from '../../../app/path-language.ts'
import { articleAt, articleFolders, isPublishedAt, mainFileOf } from '../../../content/article-files.ts'
import { printedPhone } from '../../../content/facts.ts'
import { frontMatterOf } from '../../../content/front-matter.ts'
import { languages } from '../../../content/language.ts'
import { htmlOf, pagePaths } from '../../../harness/built-site.ts'
import { isExample } from '../../support/example.ts'
import { expect, test } from '../../support/site-test.ts'

test.use({ javaScriptEnabled: false })
test.skip(!isExample, 'the site is somebody’s own')

/**
 * The sentences of a page: title, description, text and labels, without code, drawings and parts in another language.
 * `browser` is any page, for its parser.
 */
const sentences = (browser: Page, html: string) =>
  browser.evaluate((html) => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    const skipped = 'script, style, code, pre, kbd, samp, svg, template, [lang]'
    const texts = [page.title, page.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '']
    const { body } = page
    for (const element of body.querySelectorAll(skipped)) element.replaceWith('\u2060')
    for (const element of body.querySelectorAll('[alt], [aria-label], [title], [placeholder]'))
      for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '')
    const blocks = 'p, li, h1, h2, h3, h4, dt, dd, td, th, figcaption, summary, label, button, blockquote'
    for (const block of body.querySelectorAll(blocks)) {
      if (!block.querySelector(blocks)) texts.push(block.textContent ?? '')
    }
    return texts.filter((text) => text.trim() !== '')
  }, html)

/** Words that only one of the two languages has. */
const foreign = {
  en: /(?<![\p{L}-])(och|att|som|med|på|är|det|för|inte|av|ett|också|eller|från|hos|när|finns)(?![\p{L}-])/iu,
  sv: /(?<![\p{L}-])(the|and|with|of|that|this|from|which|your|you|are|is|not|for|have|has|was|were|they|when|what|to|or)(?![\p{L}-])/iu,
}

/** A word in quotation marks is quoted, in whatever language. */
const withoutQuotes = (text: string) => text.replaceAll(/[“”][^“”]*”/g, '')

const slips = {
  en: {
    'a straight quotation mark': /["']/,
    'a space before %': /\d\s+%/,
    'British spelling':
      /\b(colour|behaviour|neighbour|harbour|labour|favour|centre|licence|programme\b|organis|recognis|optimis|synchronis|standardis|travell|judgement|enquir|learnt|whilst|cheque|grey)/i,
  },
  sv: {
    'a straight quotation mark': /["']/,
    'an English quotation mark': /“/,
    'no space before %': /\d%/,
    'a space before % that may break the line': /\d %/,
    'another word for webbplats': /\b(sajt|hemsid)/i,
    'a decimal point': /(?<![\d.])\d+\.\d+(?=\s*(%|s\b|ms\b|kr|sekunder|kB|MB))/,
  },
}

const slipsInBoth = {
  'a double space': /\S {2,}\S/,
  'a hyphen in a range': /(?<![\d\p{L}-])\d{1,3}-\d{1,3}(?![\d\p{L}-])/u,
  'a hyphen as a dash': / - /,
  'three full stops': /\.\.\./,
  'a space before a mark': / [,;:!?](?=\s|$)/,
}

const isAddedFolder = (folder: string) => {
  const main = mainFileOf(folder)
  return main && isPublishedAt(main) && Number(frontMatterOf(readFileSync(main, 'utf8'))?.id) > 9
}
/** Articles that the owner has added, whose wording is not checked. */
const added = articleFolders()
  .filter(isAddedFolder)
  .flatMap((folder) => languages.map((language) => ({ folder, file: join(folder, `${language}.md`) })))
  .filter(({ file }) => existsSync(file))
  .map(({ folder, file }) => ({ folder: basename(folder), head: articleAt(file).head }))
const isAdded = (path: string) =>
  added.some(({ head, folder }) =>
    [head.slug ?? folder, ...head.aliases].some((slug) => path.endsWith(`/blog/${slug}`)),
  )
/** Texts of their cards on other pages. */
const cardTexts = added.flatMap(({ head: { title, excerpt, alt, tags } }) => [excerpt, title, alt, ...tags])
const withoutCards = (text: string) => cardTexts.reduce((left, card) => left.replaceAll(card, ''), text)

/** Customers search for this word, and find it where they look for a website of their own. */
const searchedFor = {
  paths: /^\/sv\/(services\/web-development|faq|locations\/\w+)$/,
  word: /hemsid(a|or)\w*/gi,
}

for (const language of languages) {
  const paths = pagePaths.filter(
    (path) => languageOf(path) === language && !path.includes('?') && !isAdded(path),
  )

  test(`${language}: every sentence is in the language of its page and has correct typography`, async ({
    page,
  }) => {
    const wrong = new Set<string>()
    for (const path of paths) {
      for (const text of await sentences(page, htmlOf(path))) {
        const own = searchedFor.paths.test(path) ? text.replaceAll(searchedFor.word, 'webbplats') : text
        const plain = withoutCards(own.replaceAll(printedPhone, '000'))
        const word = foreign[language].exec(withoutQuotes(plain))?.[0]
        if (word) wrong.add(`${path}: “${word}” in: ${text.trim()}`)
        for (const [slip, pattern] of Object.entries({ ...slips[language], ...slipsInBoth }))
          if (pattern.test(plain)) wrong.add(`${path}: ${slip} in: ${text.trim()}`)
      }
    }
    expect([...wrong]).toEqual([])
  })
}
