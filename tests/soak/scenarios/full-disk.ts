import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, chownSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownerUnderRoot } from '../../../harness/postgres.ts'
import type { FreshDatabase } from '../../support/fresh-database.ts'
import { command, endSessions } from '../../support/postgres-command.ts'
import { startServer } from '../../support/server-process.ts'
import { postMessage, until } from './contact-senders.ts'
import { storedMessages } from './restarts.ts'

type SmallDisk = NonNullable<ReturnType<typeof smallDisk>>

/** Mounts a small disk. Undefined where this user may not mount one. */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const owner = ownerUnderRoot()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    /** Leaves no room, or as many bytes as are named. */
    fill(room = 0) {
      try {
        for (;;) appendFileSync(ballast, Buffer.alloc(4096))
      } catch {
        // The disk is full.
      }
      truncateSync(ballast, Math.max(0, statSync(ballast).size - room))
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Sends messages before, during and after a time when the server cannot write. */
async function surviveFault(fresh: FreshDatabase, begin: () => unknown, end: () => unknown) {
  const server = await startServer(fresh)
  const accepted = new Set<string>()
  const refused = new Set<string>()
  const answers = new Set<string>()
  const send = async () => {
    const message = randomUUID().padEnd(9000, '.')
    const { status, retryAfter } = await postMessage(server.url, message)
    answers.add(retryAfter ? `${status} with Retry-After` : `${status}`)
    if (status === 200) accepted.add(message)
    else refused.add(message)
    return status
  }
  await until(async () => (await send()) === 200, 'a message is accepted')
  await begin()
  // The database uses its free pages first.
  await until(async () => (await send()) !== 200, 'the trouble is felt')
  for (let times = 0; times < 5; times++) await send()
  await end()
  await until(async () => (await send()) === 200, 'a message is accepted again')
  const exitCode = await server.stop()
  const stored = new Set(await storedMessages(fresh))
  return {
    lost: [...accepted].filter((message) => !stored.has(message)).length,
    keptThoughRefused: [...refused].filter((message) => stored.has(message)).length,
    answers: [...answers].toSorted(),
    exitCode,
  }
}

export const surviveFullDisk = (fresh: FreshDatabase, disk: SmallDisk) =>
  surviveFault(fresh, () => disk.fill(), disk.empty)

/** Makes PostgreSQL read-only, like a server that has become a standby. */
export function surviveReadOnly(fresh: FreshDatabase) {
  const url = fresh.settings.databaseUrl ?? ''
  const name = new URL(url).pathname.slice(1)
  // From another database, because this one is read-only.
  const system = Object.assign(new URL(url), { pathname: 'postgres' }).href
  const change = async (setting: string) => {
    await command(system, `alter database ${name} ${setting}`)
    await command(url, endSessions)
  }
  return surviveFault(
    fresh,
    () => change('set default_transaction_read_only = on'),
    () => change('reset default_transaction_read_only'),
  )
}

/** The expected result of a fault: 503 and no loss. */
export const harmless = {
  lost: 0,
  keptThoughRefused: 0,
  answers: ['200', '503 with Retry-After'],
  exitCode: 0,
}
