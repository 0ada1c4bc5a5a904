import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { byTurns, type Figure, median, medianOf } from './figures.ts'
import { serve } from './serve.ts'
import { load } from './wrk.ts'

/** Contact messages, each synced to the disk before it is acknowledged, compared with a loop of plain inserts. */
export async function measureMessages(
  buildFolder: string,
  rounds: number,
  seconds: number,
): Promise<Figure[]> {
  const site = await serve(buildFolder, { TRUST_PROXY: '1' })
  const url = `${site.url}/api/contact`
  const { ours, reference } = await byTurns(
    rounds,
    () => load({ url, pids: [site.pid], seconds, script: ['scripts/bench/contact.lua'] }),
    async () => insertsPerSecond(seconds),
  )
  await site.stop()
  const what = 'POST /api/contact'
  return [
    {
      what: `${what} · stored, beside bare inserts`,
      value: medianOf(ours, 'perSecond'),
      reference: median(reference),
      unit: '/s',
      target: { of: 'value', atLeast: 500 },
    },
    { what: `${what} · slowest hundredth`, value: medianOf(ours, 'p99'), unit: 'ms' },
    { what: `${what} · processor time each`, value: medianOf(ours, 'cost'), unit: 'µs' },
    {
      what: `${what} · refused or failed`,
      value: ours.reduce((sum, { failed }) => sum + failed, 0),
      unit: '',
      target: { of: 'value', atMost: 0 },
    },
  ]
}

/** The inserts per second that this disk can do, each with one synced commit. */
function insertsPerSecond(seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'inserts-'))
  const database = new DatabaseSync(join(folder, 'site.db'))
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('create table messages (id text primary key, received_at bigint, message text)')
  const insert = database.prepare('insert into messages values (?, ?, ?)')
  const message = 'We run a small nursery outside Sölvesborg. '.repeat(4)
  const end = performance.now() + seconds * 1000
  let inserted = 0
  for (; performance.now() < end; inserted++) insert.run(randomUUID(), Date.now(), message)
  database.close()
  rmSync(folder, { recursive: true })
  return inserted / seconds
}
