import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How many messages a second this disk takes at best: one row and one synced commit each, and nothing around them. */
export function bareInserts(seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  const database = new DatabaseSync(join(folder, 'bare.db'))
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('create table messages (id text primary key, received_at bigint, message text)')
  const insert = database.prepare('insert into messages values (?, ?, ?)')
  const message = 'We run a small nursery outside Sölvesborg. '.repeat(4)
  const until = performance.now() + seconds * 1000
  let inserted = 0
  for (; performance.now() < until; inserted++) insert.run(randomUUID(), Date.now(), message)
  database.close()
  rmSync(folder, { recursive: true })
  return inserted / seconds
}
