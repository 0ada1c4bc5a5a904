import type { Article } from './articles.ts'
import type { Finding } from './finding.ts'

/** An id belongs to one article, and an article is changed after it was written. */
export function dates(articles: readonly Article[]): Finding[] {
  const taken = new Map<number, Article>()
  return articles.flatMap((article) => {
    const { id, date, updated } = article.head
    const first = id === undefined ? undefined : taken.get(id)
    if (id !== undefined && !first) taken.set(id, article)
    return [
      ...(first
        ? [{ ...at(article, 'id'), what: `the id ${id} belongs to ${first.file}: choose another` }]
        : []),
      ...(date && updated && updated < date
        ? [{ ...at(article, 'updated'), what: `updated on ${updated}, before its date: correct one of them` }]
        : []),
    ]
  })
}

const at = ({ file, lineOf }: Article, field: string) => ({ file, line: lineOf(field) })
