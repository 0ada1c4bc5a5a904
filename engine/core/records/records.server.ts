import type { ExpressionBuilder } from 'kysely'
import { inBatches } from '../database/batches.server.ts'
import type { Database } from '../database/open.server.ts'
import { retryConflicts } from '../database/retry-transaction.server.ts'
import type { Tables } from '../database/tables.server.ts'
import type { Noun } from '../terminal/office-words.server.ts'
import type { Mention, MentionSearch } from './mention-search.server.ts'

/** One kind of what visitors have sent: the owner takes all of it along; a person may ask for theirs, or to be forgotten. */
export interface Records {
  /** How the files of an export are called, and what is counted in it. */
  inExport: { name: string; noun: Noun }
  /** The same in what a person gets. */
  ofPerson: { name: string; noun: Noun }
  /** Those of an e-mail address in these spellings, else all. */
  load: (database: Database, spellings?: readonly string[]) => Promise<LoadedRecords>
  /** Where an address is mentioned in those that are not its own. */
  findMentions?: (
    database: Database,
    search: MentionSearch,
    ownIds: ReadonlySet<string>,
  ) => Promise<Mention[]>
}

interface LoadedRecords {
  records: readonly StoredRecord[]
  /** How many mails are about them. Undefined where none is about such records. */
  mails?: number
  /** A line for each. */
  csv: () => string
  /** Removes them with their mails. Resolves with what the owner should know then. */
  remove: () => Promise<string[]>
}

interface StoredRecord {
  id: string
  /** As it is exported. */
  exported: Readonly<Record<string, unknown>>
}

/** The tables of whom has sent something. */
type TableOfRecords = {
  [Table in keyof Tables]: Tables[Table] extends { id: string; email: string } ? Table : never
}[keyof Tables]

/** Whether a row has an e-mail address in one of these spellings. */
export const isOf =
  (spellings: readonly string[]) =>
  ({ eb, fn }: ExpressionBuilder<Tables, TableOfRecords>) =>
    eb(fn<string>('lower', ['email']), 'in', spellings)

/** Deletes the rows of records, and all that goes with them. */
export const removeRows = (database: Database, table: TableOfRecords, records: readonly { id: string }[]) =>
  inBatches(
    records.map(({ id }) => id),
    (ids) => retryConflicts(() => database.deleteFrom(table).where('id', 'in', ids).execute()),
  )
