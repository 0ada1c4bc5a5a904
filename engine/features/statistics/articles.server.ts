import type { CountedArticle } from '../../core/articles/published-article.ts'
import type { Database } from '../../core/database/open.server.ts'

/**
 * The article of a `slug`: its path, an alias, or the last segment of either. A full path wins over a last segment; of two
 * articles with the same last segment the first one wins, which is English.
 */
export function findArticle(articles: readonly CountedArticle[], slug: string): CountedArticle | undefined {
  const paths = ({ path, aliases }: CountedArticle) => [path, ...aliases]
  return (
    articles.find((article) => paths(article).includes(slug)) ??
    articles.find((article) => paths(article).some((path) => path.split('/').at(-1) === slug))
  )
}

/** The stored views of an article, including the number that it started with. */
export async function readViews(database: Database, article: CountedArticle): Promise<number> {
  const row = await database
    .selectFrom('views')
    .select('views')
    .where('post', '=', article.path)
    .executeTakeFirst()
  return article.views + (row?.views ?? 0)
}
