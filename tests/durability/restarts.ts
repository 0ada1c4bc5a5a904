import type { FreshDatabase } from '../fresh-database.ts'
import { startNginx } from '../nginx.ts'
import { freePort } from '../postgres.ts'
import { startServer } from '../server-process.ts'
import { pageServed } from './one-page.ts'
import { type Met, passersBy } from './passers-by.ts'
import { startAtSocket } from './socket.ts'
import { until } from './visitors.ts'

/** One server on a socket that outlives it, restarted while visitors come: deploy/one-server.md. */
export async function restartAtSocket(fresh: FreshDatabase, times: number) {
  const server = await startAtSocket({ ...pageServed(fresh), DATA_DIR: fresh.settings.dataFolder })
  const { met, leave } = passersBy(server.url, '/')
  for (let time = 0; time < times; time++) {
    await someHave(met)
    await server.restart()
  }
  await someHave(met)
  await leave()
  await server.stop()
  return outcome(fresh, met)
}

/** Two servers behind Nginx, restarted one after the other while visitors come: deploy/several-servers.md. */
export async function restartInTurn(fresh: FreshDatabase, times: number) {
  const ports = [await freePort(), await freePort()]
  const start = (port: number) => startServer(fresh, { ...pageServed(fresh), PORT: `${port}` })
  const servers = await Promise.all(ports.map(start))
  const nginx = await startNginx(ports)
  const { met, leave } = passersBy(nginx.url, '/')
  for (let time = 0; time < times; time++) {
    for (const [index, port] of ports.entries()) {
      await someHave(met)
      await servers[index]?.stop()
      servers[index] = await start(port)
    }
  }
  await someHave(met)
  await leave()
  await nginx.stop()
  await Promise.all(servers.map(({ stop }) => stop()))
  return outcome(fresh, met)
}

function someHave(met: Met) {
  const before = met.accepted.size
  return until(() => met.accepted.size >= before + 5, 'messages are accepted')
}

async function outcome(fresh: FreshDatabase, { requests, failed, accepted, longest }: Met) {
  const database = await fresh.open()
  const rows = await database.selectFrom('messages').select('message').execute()
  await database.destroy()
  const stored = new Set(rows.map(({ message }) => message))
  return {
    requests,
    failed,
    lost: [...accepted].filter((message) => !stored.has(message)).length,
    doubled: rows.length - stored.size,
    longest,
  }
}

/** What a restart may cost: nothing but time. */
export const unnoticed = { failed: {}, lost: 0, doubled: 0 }
