import { startPostgres } from '../../tests/postgres.ts'
import { type Figure, median } from './figures.ts'
import { startNginx } from './nginx.ts'
import { serve } from './serve.ts'
import { holdBack } from './share.ts'
import { accepted, load } from './wrk.ts'

/** Of a core, for each server: leaves enough of two cores for Nginx and for those who ask. */
const share = 0.25
/** More than elsewhere: each waits for its server to be given its next share. */
const connections = 256

/** Pages from two processes over one PostgreSQL behind Nginx, beside one of them, each with a quarter of a core. */
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
  const clearUp = holdBack(pids, share)
  const alone: number[] = []
  const together: number[] = []
  for (let round = 0; round < rounds; round++) {
    alone.push((await load({ url: one.url, pids, seconds, headers: accepted, connections })).perSecond)
    together.push((await load({ url: two.url, pids, seconds, headers: accepted, connections })).perSecond)
  }
  for (const serving of [one, two, ...processes]) await serving.stop()
  clearUp?.()
  await postgres.remove()
  return [
    {
      part: 'server',
      what: `Pages · two processes beside one${clearUp ? ', each with a quarter of a core' : ', on a busy machine'}`,
      value: median(together),
      reference: median(alone),
      unit: '/s',
      ...(clearUp ? { target: { of: 'ratio', atLeast: 1.6 } } : {}),
    },
  ]
}
