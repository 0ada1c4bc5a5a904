import { createHash } from 'node:crypto'
import type { Counted } from '../../app/listing.ts'
import { retryConflicts, transact } from '../database/conflicts.ts'
import type { Database } from '../database/open.ts'
import { dayOf, saltOf } from '../database/salt.ts'
import { together } from '../database/together.ts'
import { isoWeek } from './week.ts'

/** Says which article a `slug` of the views calls means: its link path, an alias of it, or the bare last part of either. */
export function articleFinder(counted: readonly Counted[]): (slug: string) => Counted | undefined {
  const byName = new Map<string, Counted>()
  // Bare slugs first, so that a full path always wins; English ones stand first in the list and keep a slug that both have.
  for (const article of counted) {
    for (const path of [article.path, ...article.aliases]) {
      const bare = path.split('/').at(-1) ?? path
      if (!byName.has(bare)) byName.set(bare, article)
    }
  }
  for (const article of counted) {
    for (const path of [article.path, ...article.aliases]) byName.set(path, article)
  }
  return (slug) => byName.get(slug)
}

/**
 * Reads how often an article has been read, the number it started with included. All who ask in the same turn are
 * answered by one query that begins after they have asked, so that each sees what was counted before.
 */
export function viewReader(database: Database) {
  const read = together<string, Map<string, number>>(async (posts) => {
    const rows = await database
      .selectFrom('views')
      .select(['post', 'views'])
      .where('post', 'in', [...new Set(posts)])
      .execute()
    return new Map(rows.map(({ post, views }) => [post, views]))
  })
  return async (article: Counted): Promise<number> =>
    article.views + ((await read(article.path)).get(article.path) ?? 0)
}

/**
 * Counts a reader once per article and day. `reader` is whatever tells readers apart; only a hash of it with the
 * day's salt is kept, and both go when the day has passed.
 */
export async function countView(
  database: Database,
  article: Counted,
  reader: string,
  now = new Date(),
): Promise<void> {
  const day = dayOf(now.getTime())
  const salt = await retryConflicts(() => saltOf(database, day))
  const hash = createHash('sha256').update(salt).update(article.path).update(reader).digest('base64url')
  await transact(database, async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('view_readers')
      .values({ day, post: article.path, reader: hash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return
    // One statement, so that two readers at once both count.
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
