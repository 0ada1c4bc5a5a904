import { createHash } from 'node:crypto'
import type { CountedArticle } from '../../app/site-index.ts'
import { isoWeek } from '../../content/iso-week.ts'
import type { Database } from '../database/open.ts'
import { retryConflicts, transact } from '../database/retry-transaction.ts'
import { saltOf, utcDay } from '../database/salt.ts'

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

/** The views of an article, including the number that it started with. */
export async function readViews(database: Database, article: CountedArticle): Promise<number> {
  const row = await database
    .selectFrom('views')
    .select('views')
    .where('post', '=', article.path)
    .executeTakeFirst()
  return article.views + (row?.views ?? 0)
}

/**
 * Counts a reader once per article and day. `reader` identifies the reader; only a hash of it with the salt of
 * the day is stored, and both are deleted when the day has passed.
 */
export async function countView(
  database: Database,
  article: CountedArticle,
  reader: string,
  now = new Date(),
): Promise<void> {
  const day = utcDay(now.getTime())
  const salt = await retryConflicts(() => saltOf(database, day))
  const hash = createHash('sha256').update(salt).update(article.path).update(reader).digest('base64url')
  await transact(database, async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('view_readers')
      .values({ day, post: article.path, reader: hash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return
    // One statement, so that simultaneous readers are both counted.
    await transaction
      .insertInto('views')
      .values({ post: article.path, views: 1 })
      .onConflict((conflict) =>
        conflict.column('post').doUpdateSet((row) => ({ views: row('views.views', '+', 1) })),
      )
      .execute()
    await transaction
      .insertInto('view_weeks')
      .values({ week: isoWeek(now), post: article.path, views: 1 })
      .onConflict((conflict) =>
        conflict.columns(['week', 'post']).doUpdateSet((row) => ({ views: row('view_weeks.views', '+', 1) })),
      )
      .execute()
  })
}
