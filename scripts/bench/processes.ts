import { startPostgres } from '../../tests/postgres.ts'
import { type Figure, median } from './figures.ts'
import { startNginx } from './nginx.ts'
import { serve } from './serve.ts'
import { load } from './wrk.ts'

const path = '/api/views?slug=/blog/app-development-in-skane'

/** Two processes over one PostgreSQL behind Nginx, beside one of them. Tells something only where cores are free. */
export async function measureProcesses(
  folder: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Figure[]> {
  const postgres = await startPostgres()
  const settings = { DATABASE_URL: postgres.url, TRUST_PROXY: '1' }
  const processes = [await serve(folder, settings), await serve(folder, settings)]
  const urls = processes.map(({ url }) => url)
  const one = await startNginx({ servers: urls.slice(0, 1) })
  const two = await startNginx({ servers: urls })
  const pids = processes.map(({ pid }) => pid)
  const alone: number[] = []
  const together: number[] = []
  for (let round = 0; round < rounds; round++) {
    alone.push((await load({ url: one.url + path, pids, seconds })).perSecond)
    together.push((await load({ url: two.url + path, pids, seconds })).perSecond)
  }
  for (const serving of [one, two, ...processes]) await serving.stop()
  await postgres.remove()
  return [
    {
      part: 'server',
      what: 'GET /api/views on PostgreSQL · two processes beside one',
      value: median(together),
      reference: median(alone),
      unit: '/s',
    },
  ]
}
