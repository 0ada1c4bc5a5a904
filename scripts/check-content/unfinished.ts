import type { Article } from './articles.ts'
import type { Finding } from './finding.ts'

/** What `npm run article` leaves for its author, in an article that has a day to be read on. */
export function unfinished(articles: readonly Article[]): Finding[] {
  return articles.flatMap(({ file, source }) =>
    source
      .split('\n')
      .flatMap((text, index) =>
        /\bTODO\b/.test(text)
          ? [{ file, line: index + 1, what: 'still says TODO: write what belongs here' }]
          : [],
      ),
  )
}
