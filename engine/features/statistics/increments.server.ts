import { sql } from 'kysely'
import { sha256 } from '../../core/base/sha256.ts'
import type { Database, Transaction } from '../../core/database/open.server.ts'
import { retryConflicts, transact } from '../../core/database/retry-transaction.server.ts'
import { saltOf } from '../../core/database/salt.server.ts'
import type { Tables } from '../../core/database/tables.server.ts'
import { isKnownSource } from './sources.server.ts'

/** So many pairs of an unknown source and a page are counted by name each day; what is beyond them counts as `other`. */
const namedPerDay = 300
/** Rows in one statement. SQLite takes 32,766 values. */
const perStatement = 1000

type Readers = Tables['view_readers']

/** The columns of what adds up: the keys, and last the sum. */
const columns = {
  page_views: ['day', 'page', 'views'],
  visits: ['day', 'source', 'page', 'visits'],
} as const
const tables = ['page_views', 'visits'] as const
type Summed = (typeof tables)[number]

/** By the keys of a row, with spaces between them: none of them has one. */
const noSums = (): Record<Summed, Map<string, number>> => ({ page_views: new Map(), visits: new Map() })

/** Views, visits and readers of articles that are not in the database yet. */
export function createIncrements() {
  let sums = noSums()
  /** `reader` is still what tells readers apart. */
  let readers: Readers[] = []
  let named = { day: '', pairs: new Set<string>() }

  const add = (table: Summed, key: string, count = 1) =>
    sums[table].set(key, (sums[table].get(key) ?? 0) + count)

  /** Invented sources fill neither the memory nor the table. */
  function cap(day: string, source: string, page: string): string {
    if (isKnownSource(source)) return source
    if (named.day !== day) named = { day, pairs: new Set() }
    const pair = `${source} ${page}`
    if (!named.pairs.has(pair) && named.pairs.size >= namedPerDay) return 'other'
    named.pairs.add(pair)
    return source
  }

  return {
    addView: (day: string, page: string) => add('page_views', `${day} ${page}`),

    /** Somebody reads an article for the first time this day. `reader` tells them apart; only a hash of it is stored. */
    addReader: (reader: Readers) => readers.push(reader),

    /** How many readers of an article are not in the database yet. */
    countReaders: (article: string): number => readers.filter(({ post }) => post === article).length,

    addVisit: (day: string, source: string, page: string) =>
      add('visits', `${day} ${cap(day, source, page)} ${page}`),

    /**
     * Adds everything to the rows of the database, in one transaction, so that several servers add up. What cannot be
     * written is kept for the next call. Where the connection is lost in the middle of a commit, it may count twice.
     */
    async write(database: Database): Promise<void> {
      const [written, readersNow] = [sums, readers]
      if (written.page_views.size + written.visits.size + readersNow.length === 0) return
      sums = noSums()
      try {
        const readerRows = await hashed(database, readersNow)
        await transact(database, async (transaction) => {
          for (const table of tables)
            for (const rows of chunks(sorted(written[table]))) await addUp(transaction, table, rows)
          for (const rows of chunks(readerRows)) await insertReaders(transaction, rows)
        })
        readers = readers.slice(readersNow.length)
      } catch (error) {
        for (const table of tables) for (const [key, count] of written[table]) add(table, key, count)
        throw error
      }
    },
  }
}

async function addUp(transaction: Transaction, table: Summed, rows: readonly [key: string, count: number][]) {
  const names = columns[table].map((column) => sql.ref(column))
  const sum = names.at(-1)
  const values = rows.map(([key, count]) => sql`(${sql.join([...key.split(' '), count])})`)
  await sql`insert into ${sql.table(table)} as stored (${sql.join(names)}) values ${sql.join(values)}
    on conflict (${sql.join(names.slice(0, -1))})
    do update set ${sum} = stored.${sum} + excluded.${sum}`.execute(transaction)
}

/** Readers with the hashes that all servers make of them on their day. */
async function hashed(database: Database, readers: readonly Readers[]): Promise<Readers[]> {
  const days = new Set(readers.map(({ day }) => day))
  const salts = new Map<string, string>()
  for (const day of days) salts.set(day, await retryConflicts(() => saltOf(database, day)))
  const rows = readers.map(({ day, post, reader }) => ({
    day,
    post,
    reader: sha256(`${salts.get(day)}${post}${reader}`),
  }))
  return rows.toSorted((a, b) => (a.reader < b.reader ? -1 : 1))
}

/** Adds those whom no other server has counted on this day to the views of their article. */
async function insertReaders(transaction: Transaction, rows: readonly Readers[]) {
  const added = await transaction
    .insertInto('view_readers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('post')
    .execute()
  const byPost = Map.groupBy(added, ({ post }) => post)
  for (const [post, { length }] of [...byPost].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await transaction
      .insertInto('views')
      .values({ post, views: length })
      .onConflict((conflict) =>
        conflict.column('post').doUpdateSet((row) => ({ views: row('views.views', '+', length) })),
      )
      .execute()
}

/** In the order of their keys, so that two servers do not wait for each other. */
const sorted = (rows: ReadonlyMap<string, number>) => [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1))

const chunks = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / perStatement) }, (_, index) =>
    rows.slice(index * perStatement, (index + 1) * perStatement),
  )
