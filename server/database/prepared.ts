import type { CompiledQuery, Kysely, QueryResult } from 'kysely'
import type { Tables } from './tables.ts'

/** Stands for a value in a query that is compiled before there is one. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is written and compiled once for each kind of database: that takes longer than to run it. `write` gets
 * `values` that stand for those of each call, so it may hand them on to the query and nothing else: no sums, no
 * conditions.
 */
export function prepared<Values extends object, Row>(
  write: (database: Kysely<Tables>, values: Values) => { compile: () => CompiledQuery<Row> },
) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  const places = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Values
  return (database: Kysely<Tables>, values: Values): Promise<QueryResult<Row>> => {
    const { adapter } = database.getExecutor()
    const query = compiled.get(adapter) ?? write(database, places).compile()
    compiled.set(adapter, query)
    const parameters = query.parameters.map((one) =>
      one instanceof Place ? values[one.name as keyof Values] : one,
    )
    return database.executeQuery({ ...query, parameters })
  }
}
