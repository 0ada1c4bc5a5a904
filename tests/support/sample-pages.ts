import { pages } from '../../engine/addresses/pages.ts'
import type { CountedArticle } from '../../engine/core/articles/published-article.ts'
import { languageOf, languages } from '../../engine/core/site/languages.ts'
import { site } from '../../engine/core/site/site.ts'
import { type Language, perLanguage } from '../../engine/core/text/language.ts'
import { htmlOf, manifest, translationOf } from '../../harness/built-site.ts'
import { t } from './words.ts'

/* Sample articles for the tests, chosen from those of the owner. */

export const articlesIn = (language: Language): CountedArticle[] =>
  manifest.articles.filter(({ path }) => languageOf(path) === language)

/** At least two code blocks. */
const holdsCode = ({ path }: CountedArticle) => htmlOf(path).split('<pre').length > 2

const [first, second] = languages

const mostRead = articlesIn(first)
  .filter(({ path }) => !second || translationOf(path, second))
  .toSorted((a, b) => b.views - a.views)

function sampleArticle(): Record<Language, CountedArticle> {
  const one = mostRead.find(holdsCode) ?? mostRead[0]
  const other =
    second && articlesIn(second).find(({ path }) => one && path === translationOf(one.path, second))
  if (!one || (second && !other))
    throw new Error('The tests of pages need an article that stands in both languages')
  return { ...perLanguage(() => one), ...(other && second && { [second]: other }) }
}

/** One article in both languages, preferably with code. A site in one language has it there alone. */
export const article = sampleArticle()

type WithPage = Record<Language, { slug?: string | undefined }> & { slug: string }

/** The path of one of the pages of a service, a project or a place. */
export const pathOf = (page: 'service' | 'project' | 'location', one: WithPage, language: Language) =>
  pages[page][language].replace(':slug', () => one[language].slug ?? one.slug)

const firstOf = (page: 'service' | 'project', [first]: readonly WithPage[]) =>
  perLanguage((language) => (first ? pathOf(page, first, language) : ''))

/** The pages of the first service and the first project. */
export const service = firstOf('service', site.services)
export const project = firstOf('project', site.projects)

/** The Swedish page of one place, preferably with a breadcrumb. None on a site without places. */
export const locationPaths = site.locations
  .toSorted((a, b) => Number(b.sv.hasBreadcrumb) - Number(a.sv.hasBreadcrumb))
  .slice(0, 1)
  .map((place) => pathOf('location', place, 'sv'))

/** The main heading of a built page. */
export const headingOf = (path: string) => /<h1[^>]*>([^<]+)<\/h1>/.exec(htmlOf(path))?.[1] ?? ''

/** The expected counter of `article` after so many readers. */
export function viewsAfter(readers: number, language: Language): string {
  const views = article[language].views + readers
  const { one, other } = t[language].post.views
  return `${new Intl.NumberFormat(language).format(views)} ${views === 1 ? one : other}`
}
