/**
 * The documents of the search, one file for each language. The browser builds the index, because a finished index would be
 * a larger download.
 */
import { select, selectAll } from 'hast-util-select'
import { toText } from 'hast-util-to-text'
import type { PageKey } from '../../engine/addresses/page-addresses.ts'
import type { Language } from '../../engine/core/text/language.ts'
import { words } from '../../engine/features/search/search.words.ts'
import type { SearchDocument } from '../../engine/features/search/search-document.ts'
import { withoutElements } from '../../engine/seo/read-page.ts'
import type { FinishedPage } from '../../engine/seo/site-file.ts'

/** The search documents of a language. */
export const searchDocuments = (pages: readonly FinishedPage[], language: Language): SearchDocument[] =>
  pages.filter((page) => page.language === language).map(searchDocument)

/** Lists of other pages, forms and calls to action, and elements beside the text. */
const besideAll = 'pre, figure, header, #list, #featured, .not-printed'
const besideText = `${besideAll}, details`
/** The author of an article is the same everywhere; what opens in it is text of its own. */
const besideArticle = `${besideAll}, aside`

function searchDocument(page: FinishedPage): SearchDocument {
  const { ref, main } = page
  const kinds: { [page in PageKey]?: string } & { page: string } = words[page.language].kinds
  // Only the text of an article, because the links below it are the same on all articles.
  const article = ref.page === 'post' && select('article', main)
  const content = article ? withoutElements(besideArticle, article) : withoutElements(besideText, main)
  return {
    path: page.path,
    kind: kinds[ref.page] ?? kinds.page,
    title: oneLine(page.title),
    description: oneLine(page.description),
    tags: page.tags.join(', '),
    headings: selectAll('h2, h3, aside dt', content)
      .map((heading) => oneLine(toText(heading)))
      .join(' · '),
    text: oneLine(toText(withoutElements('h1, h2, h3', content))),
  }
}

/** Without line breaks, and without the space before a punctuation mark. */
const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?])(?= |$)/g, '$1')
    .trim()
