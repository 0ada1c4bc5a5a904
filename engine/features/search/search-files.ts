import { select, selectAll } from 'hast-util-select'
import { toText } from 'hast-util-to-text'
import type { PageKey } from '../../addresses/page-addresses.ts'
import { languages } from '../../core/site/languages.ts'
import { withoutElements } from '../../seo/read-page.ts'
import type { FinishedPage, MainPage, SiteFile } from '../../seo/site-file.ts'
import { words } from './search.words.ts'
import { type SearchDocument, searchDocumentsPath, searchWordsPath } from './search-document.ts'

/**
 * The documents of the search, and what its dialog says, one file of each for each language. The browser builds the index,
 * because a finished index would be a larger download.
 */
export const searchFiles = (pages: readonly FinishedPage[]): SiteFile[] =>
  languages.flatMap((language) => {
    const path = searchDocumentsPath(language)
    const documents = pages.filter((page) => isSearched(path, page)).map(searchDocument)
    return [
      { path, content: JSON.stringify(documents) },
      { path: searchWordsPath(language), content: JSON.stringify(words[language]) },
    ]
  })

/** Whether a page is in the documents at a path: all of the language, but for the further pages of a list. */
export const isSearched = (path: string, { language, ref }: MainPage): boolean =>
  path === searchDocumentsPath(language) && ref.page !== 'blog-page'

/** Lists of other pages, forms and calls to action, and elements beside the text. */
const besideAll = 'pre, figure, header, #list, #featured, .not-printed'
const besideText = `${besideAll}, details`
/** The author of an article is the same everywhere; what opens in it is text of its own. */
const besideArticle = `${besideAll}, aside`

function searchDocument(page: FinishedPage): SearchDocument {
  const { ref, main } = page
  const kinds: { [page in PageKey]?: string } & { page: string } = words[page.language].kinds
  // Only the text of an article, because the links below it are the same on all articles. What folds in it counts.
  const article = (ref.page === 'post' || ref.page === 'page') && select('article', main)
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
