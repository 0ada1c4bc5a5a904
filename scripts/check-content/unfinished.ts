import type { Article } from './articles.ts'
import type { Report } from './finding.ts'

/** No article has a TODO left from `npm run article`. */
export function unfinished(articles: readonly Article[], report: Report) {
  for (const { file, source } of articles)
    for (const [index, text] of source.split('\n').entries())
      if (/\bTODO\b/.test(text)) report(file, index + 1, 'still says TODO: write what belongs here')
}
