import type { Database } from '../database/open.ts'

/** How long contact messages are kept; the privacy page promises the same. */
const yearsOfMessages = 3

export interface Outdated {
  /** Contact messages, together with their mails. */
  messages: number
  /** Hashes that say who has read what on an earlier day, and the salts that they were made with. */
  readers: number
  salts: number
}

const limits = (now: Date) => {
  const oldest = new Date(now)
  oldest.setUTCFullYear(oldest.getUTCFullYear() - yearsOfMessages)
  return { oldest: oldest.getTime(), today: now.toISOString().slice(0, 10) }
}

/** What has been kept long enough, counted and left in place. */
export async function outdated(database: Database, now = new Date()): Promise<Outdated> {
  const { oldest, today } = limits(now)
  const counted = (table: 'messages' | 'view_readers' | 'view_salts') =>
    database.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'))
  const messages = counted('messages').where('received_at', '<', oldest)
  const readers = counted('view_readers').where('day', '<', today)
  const salts = counted('view_salts').where('day', '<', today)
  const number = async (query: typeof messages) => Number((await query.executeTakeFirstOrThrow()).count)
  return { messages: await number(messages), readers: await number(readers), salts: await number(salts) }
}

/** Deletes what has been kept long enough, and says how much it was. */
export async function removeOutdated(database: Database, now = new Date()): Promise<Outdated> {
  const { oldest, today } = limits(now)
  const number = ({ numDeletedRows }: { numDeletedRows: bigint }) => Number(numDeletedRows)
  return {
    messages: number(
      await database.deleteFrom('messages').where('received_at', '<', oldest).executeTakeFirstOrThrow(),
    ),
    readers: number(
      await database.deleteFrom('view_readers').where('day', '<', today).executeTakeFirstOrThrow(),
    ),
    salts: number(await database.deleteFrom('view_salts').where('day', '<', today).executeTakeFirstOrThrow()),
  }
}

/** Removes what is outdated now and then soon after each midnight (UTC), when yesterday's hashes have had their day. */
export function startRetention(
  database: Database,
  log: (event: { msg: string } & Partial<Outdated> & { error?: string }) => void,
): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  async function round() {
    try {
      const removed = await removeOutdated(database)
      if (removed.messages + removed.readers + removed.salts > 0) log({ msg: 'outdated removed', ...removed })
    } catch (error) {
      // The next round removes it as well.
      log({ msg: 'outdated not removed', error: error instanceof Error ? error.name : 'unknown' })
    }
    if (!isStopping) timer = setTimeout(begin, untilMidnight(Date.now()) + 1000).unref()
  }
  let current = round()
  function begin() {
    current = round()
  }
  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await current
    },
  }
}

const day = 24 * 60 * 60 * 1000
const untilMidnight = (now: number) => day - (now % day)
