import { freePort } from '../../../harness/port.ts'
import { startCaddy } from '../../support/caddy.ts'
import type { FreshDatabase } from '../../support/fresh-database.ts'
import type { ReverseProxy } from '../../support/nginx.ts'
import { startServer } from '../../support/server-process.ts'
import { until } from './contact-senders.ts'
import { pageServed } from './one-page.ts'
import { startAtSocket } from './socket.ts'
import { type Met, startReaders } from './visitors.ts'

/** One server on a socket that outlives it behind Caddy, restarted while visitors come: deploy/one-server.md. */
export async function restartAtSocket(fresh: FreshDatabase, times: number) {
  const server = await startAtSocket({ ...pageServed(fresh), DATA_DIR: fresh.settings.dataFolder })
  const proxy = await startCaddy([Number(new URL(server.url).port)])
  const met = await whileVisitorsCome(proxy.url, times, server.restart)
  await proxy.stop()
  await server.stop()
  return outcome(fresh, met)
}

/**
 * Servers behind a proxy, restarted one after the other while visitors come, as in deploy/several-servers.md: two where
 * they can share a database, else the one that a SQLite file has.
 */
export async function restartBehind(
  startProxy: (ports: number[]) => Promise<ReverseProxy>,
  fresh: FreshDatabase,
  times: number,
) {
  const ports = fresh.settings.databaseUrl ? [await freePort(), await freePort()] : [await freePort()]
  const start = (port: number) => startServer(fresh, { ...pageServed(fresh), PORT: `${port}` })
  const servers = await Promise.all(ports.map(start))
  const proxy = await startProxy(ports)
  let turn = 0
  const met = await whileVisitorsCome(proxy.url, times * ports.length, async () => {
    const index = turn++ % ports.length
    await servers[index]?.stop()
    servers[index] = await start(ports[index] ?? 0)
  })
  await proxy.stop()
  await Promise.all(servers.map(({ stop }) => stop()))
  return outcome(fresh, met)
}

/** Restarts so many times, each time when some have sent a message since. */
export async function whileVisitorsCome(url: string, times: number, restart: () => Promise<unknown>) {
  const { met, leave } = startReaders(url, '/')
  const some = () => {
    const before = met.accepted.size
    return until(() => met.accepted.size >= before + 5, 'messages are accepted')
  }
  for (let time = 0; time < times; time++) {
    await some()
    await restart()
  }
  await some()
  return leave()
}

async function outcome(fresh: FreshDatabase, met: Met) {
  const database = await fresh.open()
  const rows = await database.selectFrom('messages').select('message').execute()
  await database.destroy()
  return compared(
    met,
    rows.map(({ message }) => message),
  )
}

/** What visitors met beside the messages that are stored. */
export function compared({ requests, failed, accepted, longest }: Met, messages: readonly string[]) {
  const stored = new Set(messages)
  return {
    requests,
    failed: Object.entries(failed).map(([what, times]) => `${what}, ${times} times`),
    lost: [...accepted].filter((message) => !stored.has(message)).length,
    doubled: messages.length - stored.size,
    longest,
  }
}

/** What a restart may cost: nothing but time. */
export const unnoticed = { failed: [], lost: 0, doubled: 0 }
