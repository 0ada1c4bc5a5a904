import { randomUUID } from 'node:crypto'
import { languages } from '../../../engine/core/site/languages.ts'
import { newslettersOf, sendNewsletters } from '../../../engine/features/newsletter/sending.server.ts'
import { startMailServer } from '../../../harness/mail-server.ts'
import { countedArticles } from '../../fixtures/counted-articles.ts'
import { subscriber } from '../../fixtures/subscriber.ts'
import type { FreshDatabase } from '../../support/fresh-database.ts'
import { command, endSessions } from '../../support/postgres-command.ts'
import { startServer } from '../../support/server-process.ts'
import { sendMessage, until } from './contact-senders.ts'

const article = newslettersOf(countedArticles, 'app-development-in-skane')

/**
 * Sends an article to many subscribers while the server is killed again and again and the mail server refuses everything
 * for a while; in the middle visitors write ten messages, which the owner has soon. Counts the mails.
 */
export async function surviveNewsletterKills(fresh: FreshDatabase, subscribers: number, kills: number) {
  const mail = await startMailServer()
  await storeSubscribers(fresh, subscribers)
  const settings = { SMTP_URL: mail.url, MAIL_PER_MINUTE: '100000' }
  for (let round = 0; round < kills; round++) {
    mail.refuse = round === 0
    const { connections } = mail
    const server = await startServer(fresh, settings)
    if (round === Math.floor(kills / 2)) await writeMessages(server.url, mail)
    const enough = mail.mails.length + 1 + Math.random() * (subscribers / kills / 2)
    if (mail.refuse) await until(() => mail.connections > connections, 'a mail is refused')
    else await until(() => mail.mails.length >= enough, 'mails are sent')
    await server.kill()
  }
  mail.refuse = false
  if (fresh.settings.databaseUrl) await command(fresh.settings.databaseUrl, endSessions)
  const database = await fresh.open()
  // Ends the leases of killed servers, and the waits.
  await database
    .updateTable('outbox')
    .set({ next_at: 0 })
    .where('sent_at', 'is', null)
    .where('kind', '=', 'newsletter')
    .execute()
  await database.destroy()
  const server = await startServer(fresh, settings)
  const reached = () => new Set(newsletters(mail).map(({ to }) => to[0])).size
  await until(() => reached() >= subscribers, 'every subscriber has the article', 400_000)
  await server.stop()
  await mail.stop()
  const ids = newsletters(mail).map(({ headers }) => headers['message-id'])
  return {
    missed: subscribers - reached(),
    /** Mails that somebody got under another Message-ID, which no mail program can recognize. */
    twice: new Set(ids).size - subscribers,
    sentAgain: ids.length - new Set(ids).size,
  }
}

type Mail = Awaited<ReturnType<typeof startMailServer>>

const newsletters = (mail: Mail) => mail.mails.filter(({ headers }) => headers['list-unsubscribe'])

async function storeSubscribers(fresh: FreshDatabase, count: number) {
  const database = await fresh.open()
  const rows = Array.from({ length: count }, (_, number) =>
    subscriber({ email: `reader-${number}@example.com`, language: languages[number % 2] ?? 'en' }),
  )
  for (let start = 0; start < count; start += 500)
    await database
      .insertInto('subscribers')
      .values(rows.slice(start, start + 500))
      .execute()
  await sendNewsletters(database, article)
  await database.destroy()
}

/** Ten visitors write. Resolves once the owner has all of their messages. */
const writeMessages = (url: string, mail: Mail) =>
  Promise.all(
    Array.from({ length: 10 }, async () => {
      const message = randomUUID()
      await until(async () => (await sendMessage(url, message)) === 200, 'a message is accepted')
      await until(() => mail.mails.some(({ text }) => text.startsWith(message)), 'the owner has a message')
    }),
  )
