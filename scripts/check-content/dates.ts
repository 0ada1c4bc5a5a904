import type { Article } from './articles.ts'

/** No two articles have the same id, and none was updated before its date. */
export function dates(articles: readonly Article[]) {
  const files = new Map<number, string>()
  for (const { file, head, report } of articles) {
    const { id, date, updated } = head
    if (id !== undefined) {
      const first = files.get(id)
      if (first) report('id', `the id ${id} belongs to ${first}: choose another`)
      else files.set(id, file)
    }
    if (date && updated && updated < date)
      report('updated', `updated on ${updated}, before its date: correct one of them`)
  }
}
