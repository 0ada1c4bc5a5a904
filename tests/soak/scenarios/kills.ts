import { randomUUID } from 'node:crypto'
import { type MailServer, startMailServer } from '../../../harness/mail-server.ts'
import type { FreshDatabase } from '../../support/fresh-database.ts'
import { command, endSessions } from '../../support/postgres-command.ts'
import { startServer } from '../../support/server-process.ts'
import { sendMessage, until } from './contact-senders.ts'

/**
 * Kills the server at a random moment while visitors send messages, in each round. In every third round the mail server
 * refuses all mail.
 */
export async function surviveKills(fresh: FreshDatabase, rounds: number) {
  const mail = await startMailServer()
  const accepted = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    mail.refuse = round % 3 === 1
    const server = await startServer(fresh, { SMTP_URL: mail.url })
    let isOver = false
    const visitor = async () => {
      while (!isOver) {
        const message = randomUUID()
        if ((await sendMessage(server.url, message)) === 200) accepted.add(message)
      }
    }
    const visitors = Array.from({ length: 8 }, visitor)
    const enough = accepted.size + 5 + Math.random() * 25
    await until(() => accepted.size >= enough, 'messages are accepted')
    await server.kill()
    isOver = true
    await Promise.all(visitors)
  }
  mail.refuse = false
  const stored = await sendTheRest(fresh, mail)
  await mail.stop()
  const ids = mail.mails.map(({ headers }) => headers['message-id'])
  const mailed = new Set(ownerMails(mail).map(messageOf))
  return {
    accepted: accepted.size,
    lost: [...accepted].filter((message) => !stored.has(message)).length,
    unmailed: [...accepted].filter((message) => !mailed.has(message)).length,
    mails: ids.length,
    sentAgain: ids.length - new Set(ids).size,
  }
}

/** Ends all leases and waits, and runs the server once more until all mail is sent. */
async function sendTheRest({ settings, open }: FreshDatabase, mail: MailServer): Promise<Set<string>> {
  // Queries of the killed server may still be running.
  if (settings.databaseUrl) await command(settings.databaseUrl, endSessions)
  const before = await open()
  await before.updateTable('outbox').set({ next_at: 0 }).where('sent_at', 'is', null).execute()
  const messages = await before.selectFrom('messages').select('message').execute()
  await before.destroy()
  const server = await startServer({ settings }, { SMTP_URL: mail.url })
  const told = () => new Set(ownerMails(mail)).size
  await until(() => told() >= messages.length, 'all mail has gone', 400_000)
  await server.stop()
  return new Set(messages.map(({ message }) => message))
}

/** The texts of the mails to the owner, which begin with the message. */
export const ownerMails = (mail: MailServer) =>
  mail.mails.filter(({ headers }) => !headers['auto-submitted']).map(({ text }) => text)

/** The UUID of the message in a mail to the owner. */
const messageOf = (text: string) => text.slice(0, 36)
