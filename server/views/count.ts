import { createHash, randomBytes } from 'node:crypto'
import type { Counted } from '../../app/listing.ts'
import type { Database } from '../database/open.ts'
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

/** How often an article has been read, the number it started with included. */
export async function viewsOf(database: Database, article: Counted): Promise<number> {
  const row = await database
    .selectFrom('views')
    .select('views')
    .where('post', '=', article.path)
    .executeTakeFirst()
  return article.views + (row?.views ?? 0)
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
  const day = now.toISOString().slice(0, 10)
  const salt = await saltOf(database, day)
  const hash = createHash('sha256').update(salt).update(article.path).update(reader).digest('base64url')
  await database.transaction().execute(async (transaction) => {
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

const known = new WeakMap<Database, { day: string; salt: string }>()

/** The salt of a day, shared by all processes. Making a new day's salt forgets the days before. */
async function saltOf(database: Database, day: string): Promise<string> {
  const remembered = known.get(database)
  if (remembered?.day === day) return remembered.salt
  await database
    .insertInto('view_salts')
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { salt } = await database
    .selectFrom('view_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  await database.deleteFrom('view_salts').where('day', '<', day).execute()
  await database.deleteFrom('view_readers').where('day', '<', day).execute()
  known.set(database, { day, salt })
  return salt
}
