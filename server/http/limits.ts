import { createHash } from 'node:crypto'
import { retryConflicts, write } from '../database/conflicts.ts'
import type { Database } from '../database/open.ts'
import { dayOf, saltOf } from '../database/salt.ts'

const minute = 60_000
const often = { name: 'often', messages: 5, within: minute }
const burst = { name: 'burst', messages: 10, within: 10 * minute }

/**
 * How many messages one address may send, to all processes together: five a minute, and ten more now and then. An
 * office of fifty behind one address gets through in ten minutes; a script is stopped after fifteen. What is kept is a
 * hash of the address with the day's salt. Answers undefined where the address may send, else the seconds to wait.
 */
export function messageLimiter(database: Database) {
  return async (address: string, now = Date.now()): Promise<number | undefined> => {
    const salt = await retryConflicts(() => saltOf(database, dayOf(now)))
    const sender = createHash('sha256').update(salt).update(address).digest('base64url')
    return write(database, async (where) => {
      const next = await use(where, sender, often, now)
      if (next === undefined) return undefined
      const later = await use(where, sender, burst, now)
      return later === undefined ? undefined : Math.ceil((Math.min(next, later) - now) / 1000)
    })
  }
}

/** Uses one of a limit's messages. Undefined where one was left, else when there are new ones. */
async function use(
  database: Database,
  sender: string,
  { name, messages, within }: typeof often,
  now: number,
): Promise<number | undefined> {
  // One statement, so that two processes at once both count.
  const { used, until } = await database
    .insertInto('limits')
    .values({ sender: `${name}:${sender}`, used: 1, until: now + within })
    .onConflict((conflict) =>
      conflict.column('sender').doUpdateSet(({ eb, ref }) => {
        const isOver = eb('limits.until', '<=', now)
        return {
          used: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('limits.used', '+', 1))
            .end(),
          until: eb.case().when(isOver).then(ref('excluded.until')).else(ref('limits.until')).end(),
        }
      }),
    )
    .returning(['used', 'until'])
    .executeTakeFirstOrThrow()
  return used <= messages ? undefined : until
}
