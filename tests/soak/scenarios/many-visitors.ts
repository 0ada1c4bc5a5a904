import { randomUUID } from 'node:crypto'
import { startMailServer } from '../../../harness/mail-server.ts'
import type { FreshDatabase } from '../../support/fresh-database.ts'
import { startServer } from '../../support/server-process.ts'
import { inParallel, openPage, sendMessage, until } from './contact-senders.ts'
import { messageOf, ownerMails } from './kills.ts'

const article = '/blog/app-development-in-skane'
const atOnce = 250
const timeout = 500_000

/** Starts three processes where they can share a database, or one with SQLite. */
async function startServers(fresh: FreshDatabase, environment: Record<string, string> = {}) {
  const count = fresh.settings.databaseUrl ? 3 : 1
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(fresh, environment)))
  return {
    urlOf: (number: number) => servers[number % count]?.url ?? '',
    stop: () => Promise.all(servers.map(({ stop }) => stop())),
  }
}

/** Lets many readers open one article at once, and some of them again. */
export async function countReaders(fresh: FreshDatabase, readers: number) {
  const servers = await startServers(fresh)
  const start = performance.now()
  await inParallel(readers, atOnce, async (reader) => {
    await openPage(servers.urlOf(reader) + article, reader)
  })
  const seconds = secondsSince(start)
  // Again at another process, where there are several.
  await inParallel(Math.min(readers, 200), 20, async (reader) => {
    await openPage(servers.urlOf(reader + 1) + article, reader)
  })
  await servers.stop()
  const database = await fresh.open()
  const [row] = await database.selectFrom('views').selectAll().execute()
  await database.destroy()
  return { counted: row?.views ?? 0, seconds }
}

/** Sends messages to all processes at once, while all of them send mail. */
export async function mailOwner(fresh: FreshDatabase, count: number) {
  const mail = await startMailServer()
  const servers = await startServers(fresh, { SMTP_URL: mail.url })
  const missing = new Set<string>()
  const start = performance.now()
  await inParallel(count, 30, async (number) => {
    const message = randomUUID()
    await until(
      async () => (await sendMessage(servers.urlOf(number), message)) === 200,
      'a message is accepted',
      timeout,
    )
    missing.add(message)
  })
  await until(() => ownerMails(mail).length >= count, 'all mail has gone', timeout)
  const seconds = secondsSince(start)
  await servers.stop()
  await mail.stop()
  const toOwner = ownerMails(mail)
  for (const text of toOwner) missing.delete(messageOf(text))
  return { toOwner: toOwner.length, missing: missing.size, seconds }
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10
