import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '../../../harness/port.ts'
import { startCaddy } from '../../support/caddy.ts'
import type { FreshDatabase } from '../../support/fresh-database.ts'
import type { ReverseProxy } from '../../support/nginx.ts'
import { startServer } from '../../support/server-process.ts'
import { until } from './contact-senders.ts'
import { pageServed } from './one-page.ts'
import { startAtSocket } from './socket.ts'
import { startReaders, type Traffic } from './visitors.ts'

/** Restarts one server on a permanent socket behind Caddy, under traffic: docs/publish.md. */
export async function restartAtSocket(fresh: FreshDatabase, times: number) {
  const server = await startAtSocket({ ...pageServed(fresh), DATA_DIR: fresh.settings.dataFolder })
  const proxy = await startCaddy([Number(new URL(server.url).port)])
  const traffic = await whileVisitorsCome(proxy.url, times, server.restart)
  await proxy.stop()
  await server.stop()
  return outcome(fresh, traffic)
}

/**
 * Restarts servers behind a proxy one after the other, under traffic, as in docs/several-servers.md: two where they can
 * share a database, or one with SQLite.
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
  const traffic = await whileVisitorsCome(proxy.url, times * ports.length, async () => {
    const index = turn++ % ports.length
    await servers[index]?.stop()
    servers[index] = await start(ports[index] ?? 0)
  })
  await proxy.stop()
  await Promise.all(servers.map(({ stop }) => stop()))
  return outcome(fresh, traffic)
}

/** Restarts `times` times under traffic, each time after some accepted messages. */
export async function whileVisitorsCome(url: string, times: number, restart: () => Promise<unknown>) {
  const { traffic, leave } = startReaders(url, '/')
  const some = () => {
    const before = traffic.accepted.size
    return until(() => traffic.accepted.size >= before + 5, 'messages are accepted')
  }
  for (let time = 0; time < times; time++) {
    await some()
    await restart()
  }
  await some()
  return leave()
}

const outcome = async (fresh: FreshDatabase, traffic: Traffic) =>
  compared(traffic, await storedMessages(fresh))

export async function storedMessages({ open }: Pick<FreshDatabase, 'open'>): Promise<string[]> {
  const database = await open()
  const rows = await database.selectFrom('messages').select('message').execute()
  await database.destroy()
  return rows.map(({ message }) => message)
}

/** The messages of a machine whose server is running. */
export function messagesIn(dataFolder: string): string[] {
  const database = new DatabaseSync(join(dataFolder, 'site.db'), { readOnly: true })
  const rows = database.prepare('select message from messages').all()
  database.close()
  return rows.map(({ message }) => String(message))
}

/** Compares the traffic with the stored messages. */
export function compared({ requests, failed, accepted, longest }: Traffic, messages: readonly string[]) {
  const stored = new Set(messages)
  return {
    requests,
    failed: Object.entries(failed).map(([failure, times]) => `${failure}, ${times} times`),
    lost: [...accepted].filter((message) => !stored.has(message)).length,
    doubled: messages.length - stored.size,
    longest,
  }
}

/** The expected result of a restart: no failure and no loss. */
export const unnoticed = { failed: [], lost: 0, doubled: 0 }
