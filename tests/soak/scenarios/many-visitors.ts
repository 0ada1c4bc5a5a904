import { randomUUID } from 'node:crypto'
import { startMailServer } from '../../../harness/mail-server.ts'
import type { FreshDatabase } from '../../support/fresh-database.ts'
import { startServer } from '../../support/server-process.ts'
import { inParallel, readArticle, sendMessage, until } from './contact-senders.ts'
import { messageOf, ownerMails } from './kills.ts'

const slug = '/blog/app-development-in-skane'
const atOnce = 250
const patience = 500_000

/** Three processes where they can share a database, else the one that a SQLite file has. */
async function startServers(fresh: FreshDatabase, environment: Record<string, string> = {}) {
  const count = fresh.settings.databaseUrl ? 3 : 1
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(fresh, environment)))
  return {
    of: (number: number) => servers[number % count]?.url ?? '',
    stop: () => Promise.all(servers.map(({ stop }) => stop())),
  }
}

/**
 * Distinct readers of one article, many at once. Each comes again until told the number, and some once more. On a busy
 * machine some are put off with 503 at first: all of them change the same row, and who waits longer than five seconds for
 * one of the ten connections to PostgreSQL is asked to come again rather than left waiting.
 */
export async function countReaders(fresh: FreshDatabase, readers: number) {
  const servers = await startServers(fresh)
  /** How often what came instead of the number: a status, or why no answer came. */
  const turnedAway: Record<string, number> = {}
  const began = performance.now()
  await inParallel(readers, atOnce, async (reader) => {
    await until(
      async () => {
        const { status, reason = status } = await readArticle(servers.of(reader), slug, reader)
        if (status !== 200) turnedAway[reason] = (turnedAway[reason] ?? 0) + 1
        return status === 200
      },
      'a reader is counted',
      patience,
    )
  })
  const seconds = secondsSince(began)
  // At another process, where there are several.
  await inParallel(Math.min(readers, 200), 20, async (reader) => {
    await readArticle(servers.of(reader + 1), slug, reader)
  })
  await servers.stop()
  const database = await fresh.open()
  const [row] = await database.selectFrom('views').selectAll().execute()
  await database.destroy()
  return { counted: row?.views ?? 0, turnedAway, seconds }
}

/** Messages to all processes at once, while all of them send mail. */
export async function mailOwner(fresh: FreshDatabase, count: number) {
  const mail = await startMailServer()
  const servers = await startServers(fresh, { SMTP_URL: mail.url })
  const missing = new Set<string>()
  const began = performance.now()
  await inParallel(count, 30, async (number) => {
    const message = randomUUID()
    await until(
      async () => (await sendMessage(servers.of(number), message)) === 200,
      'a message is accepted',
      patience,
    )
    missing.add(message)
  })
  await until(() => mail.mails.length >= 2 * count, 'all mail has gone', patience)
  const seconds = secondsSince(began)
  await servers.stop()
  await mail.stop()
  const toOwner = ownerMails(mail)
  for (const text of toOwner) missing.delete(messageOf(text))
  return { toOwner: toOwner.length, mails: mail.mails.length, missing: missing.size, seconds }
}

const secondsSince = (began: number) => Math.round((performance.now() - began) / 100) / 10
