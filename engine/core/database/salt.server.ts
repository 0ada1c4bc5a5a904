import { randomBytes } from 'node:crypto'
import type { Database } from './open.server.ts'

const cache = new WeakMap<Database, { day: string; salt: string }>()

/** The salt that hashes addresses on this day, shared by all processes. Deleted when the day has passed. */
export async function saltOf(database: Database, day: string): Promise<string> {
  const cached = cache.get(database)
  if (cached?.day === day) return cached.salt
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
  cache.set(database, { day, salt })
  return salt
}
