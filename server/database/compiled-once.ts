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
 * A query that is written and compiled once for each opened database: that takes longer than to run it. What `write`
 * gets stands for the values of each call. They are taken by name and handed on as they are: spread they are nothing,
 * and no sum or condition can be made of them.
 */
export function compiledOnce<Values extends object, Row>(
  write: (database: Kysely<Tables>, values: Values) => { compile: () => CompiledQuery<Row> },
) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  // Kysely hands on as a parameter whatever it is given as a value.
  const places = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Values
  return (database: Kysely<Tables>, values: Values): Promise<QueryResult<Row>> => {
    const { adapter } = database.getExecutor()
    const query = compiled.get(adapter) ?? write(database, places).compile()
    compiled.set(adapter, query)
    const parameters = query.parameters.map((one) =>
      // Named when `write` asked for it.
      one instanceof Place ? values[one.name as keyof Values] : one,
    )
    return database.executeQuery({ ...query, parameters })
  }
}
