import { languageOf } from '../../app/path-language.ts'
import type { CountedArticle } from '../../app/site-index.ts'
import { type Language, localeOf } from '../../content/language.ts'
import { htmlOf, manifest } from '../../harness/built-site.ts'
import { say } from './words.ts'

/* Articles that stand for all others in tests: which there are is for the owner to decide. */

export const articlesIn = (language: Language): CountedArticle[] =>
  manifest.articles.filter(({ path }) => languageOf(path) === language)

/** Where a page stands in a language, if it does. */
export const translationOf = (path: string, language: Language) =>
  new RegExp(`<link rel="alternate" hreflang="${language}" href="https?://[^/"]+([^"]*)"`, 'i').exec(
    htmlOf(path),
  )?.[1]

/** Enough to tell one block from the other. */
const holdsCode = ({ path }: CountedArticle) => htmlOf(path).split('<pre').length > 2

const mostRead = articlesIn('en')
  .filter(({ path }) => translationOf(path, 'sv'))
  .toSorted((a, b) => b.views - a.views)

function sampleArticle(): Record<Language, CountedArticle> {
  const en = mostRead.find(holdsCode) ?? mostRead[0]
  const sv = articlesIn('sv').find(({ path }) => en && path === translationOf(en.path, 'sv'))
  if (!en || !sv) throw new Error('The tests of pages need an article that stands in both languages')
  return { en, sv }
}

/** One article in both languages, with code where there is such a one. */
export const article = sampleArticle()

export const hasCode = holdsCode(article.en) && holdsCode(article.sv)

/** What a page's main heading says, as the build left it. */
export const headingOf = (path: string) => /<h1[^>]*>([^<]+)<\/h1>/.exec(htmlOf(path))?.[1] ?? ''

/** How an article's page counts its readers when so many have come to the one that is `article`. */
export const viewsAfter = (readers: number, language: Language) =>
  `${new Intl.NumberFormat(localeOf(language)).format(article[language].views + readers)} ${say[language].post.views}`
