import { startPostgres } from '../../harness/postgres.ts'
import { byTurns, type Figure, medianOf } from './figures.ts'
import { startProxy } from './nginx.ts'
import { serve } from './serve.ts'
import { browserHeaders, load } from './wrk.ts'

/**
 * The processor time of a page from two processes over one PostgreSQL behind Nginx, compared with one process. Not pages
 * per second, because on a small machine Nginx and wrk leave no core for the second process.
 */
export async function measureProcesses(
  buildFolder: string,
  rounds: number,
  seconds: number,
): Promise<Figure> {
  const postgres = await startPostgres()
  const settings = { DATABASE_URL: postgres.url, TRUST_PROXY: '1' }
  const first = await serve(buildFolder, settings)
  const second = await serve(buildFolder, settings)
  const one = await startProxy([first.url])
  const two = await startProxy([first.url, second.url])
  const loadOf = (url: string) =>
    load({ url, pids: [first.pid, second.pid], seconds, headers: browserHeaders })
  const { ours, reference } = await byTurns(
    rounds,
    () => loadOf(two.url),
    () => loadOf(one.url),
  )
  for (const server of [one, two, first, second]) await server.stop()
  await postgres.remove()
  return {
    what: 'page · processor time each, two processes beside one',
    value: medianOf(ours, 'cost'),
    reference: medianOf(reference, 'cost'),
    unit: 'µs',
  }
}
