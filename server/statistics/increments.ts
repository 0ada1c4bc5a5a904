import type { Database, Transaction } from '../database/open.ts'
import { retryConflicts, transact } from '../database/retry-transaction.ts'
import { saltOf } from '../database/salt.ts'
import type { Tables } from '../database/tables.ts'
import { sha256 } from '../sha256.ts'
import { isKnownSource } from './sources.ts'

/** So many pairs of an unknown source and a page are counted by name each day; what is beyond them counts as `other`. */
const namedPerDay = 300
/** Rows in one statement. SQLite takes 32,766 values. */
const perStatement = 1000

type Views = Tables['page_views']
type Visits = Tables['visits']
type Readers = Tables['view_readers']

/** Views, visits and readers of articles that are not in the database yet. */
export function createIncrements() {
  let views = new Map<string, Views>()
  let visits = new Map<string, Visits>()
  /** `reader` is still what tells readers apart. */
  let readers: Readers[] = []
  let named = { day: '', pairs: new Set<string>() }

  function addViews(added: Views) {
    const key = `${added.day} ${added.page}`
    const sum = views.get(key)
    if (sum) sum.views += added.views
    else views.set(key, added)
  }

  function addVisits(added: Visits) {
    const key = `${added.day} ${added.source} ${added.page}`
    const sum = visits.get(key)
    if (sum) sum.visits += added.visits
    else visits.set(key, added)
  }

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
    addView: (day: string, page: string) => addViews({ day, page, views: 1 }),

    /** Somebody reads an article for the first time this day. `reader` tells them apart; only a hash of it is stored. */
    addReader: (reader: Readers) => readers.push(reader),

    /** How many readers of an article are not in the database yet. */
    countReaders: (article: string): number => readers.filter(({ post }) => post === article).length,

    addVisit: (day: string, source: string, page: string) =>
      addVisits({ day, source: cap(day, source, page), page, visits: 1 }),

    /**
     * Adds everything to the rows of the database, in one transaction, so that several servers add up. What cannot be
     * written is kept for the next call. Where the connection is lost in the middle of a commit, it may count twice.
     */
    async write(database: Database): Promise<void> {
      // In the order of their keys, so that two servers do not wait for each other.
      const [viewRows, visitRows] = [sorted(views), sorted(visits)]
      const readersNow = readers
      if (viewRows.length + visitRows.length + readersNow.length === 0) return
      views = new Map()
      visits = new Map()
      try {
        const readerRows = await hashed(database, readersNow)
        await transact(database, async (transaction) => {
          for (const rows of chunks(viewRows)) await upsertViews(transaction, rows)
          for (const rows of chunks(visitRows)) await upsertVisits(transaction, rows)
          for (const rows of chunks(readerRows)) await insertReaders(transaction, rows)
        })
        readers = readers.slice(readersNow.length)
      } catch (error) {
        viewRows.forEach(addViews)
        visitRows.forEach(addVisits)
        throw error
      }
    },
  }
}

const upsertViews = (transaction: Transaction, rows: readonly Views[]) =>
  transaction
    .insertInto('page_views')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page'])
        .doUpdateSet(({ eb, ref }) => ({ views: eb('page_views.views', '+', ref('excluded.views')) })),
    )
    .execute()

const upsertVisits = (transaction: Transaction, rows: readonly Visits[]) =>
  transaction
    .insertInto('visits')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'source', 'page'])
        .doUpdateSet(({ eb, ref }) => ({ visits: eb('visits.visits', '+', ref('excluded.visits')) })),
    )
    .execute()

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

const sorted = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)

const chunks = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / perStatement) }, (_, index) =>
    rows.slice(index * perStatement, (index + 1) * perStatement),
  )
