import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { startMailServer } from '../../../harness/mail-server.ts'
import { startPostgres } from '../../../harness/postgres.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { startServer } from '../../support/server-process.ts'
import { postMessage, until } from './contact-senders.ts'
import { ownerMails } from './kills.ts'

/** Restarts PostgreSQL while visitors send messages: stopped and crashed in turns. */
export async function surviveRestarts(times: number) {
  const postgres = await startPostgres()
  const mail = await startMailServer()
  try {
    const fresh = await freshDatabase({ postgresUrl: postgres.url })
    const server = await startServer(fresh, { SMTP_URL: mail.url })
    const accepted = new Set<string>()
    const answers = new Map<string, number>()
    let isOver = false
    const visitor = async () => {
      while (!isOver) {
        const message = randomUUID()
        const { status, retryAfter } = await postMessage(server.url, message)
        if (status === 200) accepted.add(message)
        const answer = retryAfter ? `${status} with Retry-After` : `${status}`
        answers.set(answer, (answers.get(answer) ?? 0) + 1)
        if (status !== 200) await wait(20)
      }
    }
    const visitors = Array.from({ length: 8 }, visitor)
    const waitForMore = (count: () => number, name: string) => {
      const before = count()
      return until(() => count() > before + 10, name)
    }
    const refused = () => answers.get('503 with Retry-After') ?? 0
    for (let time = 0; time < times; time++) {
      await waitForMore(() => accepted.size, 'messages are accepted')
      await postgres.stop(time % 2 ? 'immediate' : 'fast')
      await waitForMore(refused, 'messages are put off')
      await postgres.start()
    }
    await waitForMore(() => accepted.size, 'messages are accepted again')
    isOver = true
    await Promise.all(visitors)
    const database = await fresh.open()
    const stored = await database.selectFrom('messages').select('message').execute()
    // Makes the mails due that wait after a failure.
    await until(
      async () => {
        await database
          .updateTable('outbox')
          .set({ next_at: 0 })
          .where('attempts', '>', 0)
          .where('sent_at', 'is', null)
          .where('next_at', '<', Date.now() + 270_000)
          .execute()
        return new Set(ownerMails(mail)).size >= stored.length
      },
      'all mail has gone',
      300_000,
    )
    await database.destroy()
    const exitCode = await server.stop()
    const storedMessages = new Set(stored.map(({ message }) => message))
    const ids = mail.mails.map(({ headers }) => headers['message-id'])
    return {
      accepted: accepted.size,
      lost: [...accepted].filter((message) => !storedMessages.has(message)).length,
      answers: Object.fromEntries(answers),
      sentAgain: ids.length - new Set(ids).size,
      exitCode,
    }
  } finally {
    await mail.stop()
    await postgres.remove()
  }
}
