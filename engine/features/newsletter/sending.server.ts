import type { PublishedArticle } from '../../core/articles/published-article.ts'
import type { Database } from '../../core/database/open.server.ts'
import { transact } from '../../core/database/retry-transaction.server.ts'
import type { Tables } from '../../core/database/tables.server.ts'
import { newMail } from '../../core/mail/outbox-store.server.ts'
import { takeBack, type Undo } from '../../core/mail/unsent-mails.server.ts'
import type { Language } from '../../core/text/language.ts'

/** So many rows go into one statement, because databases limit how many values it has. */
const chunk = 500

export type Newsletter = Readonly<Tables['newsletters']>

/** An article as it is sent in each of its languages. */
export const newslettersOf = (articles: readonly PublishedArticle[], folder: string): Newsletter[] =>
  articles
    .filter((article) => article.folder === folder)
    .map(({ language, title, excerpt, path, picture }) => ({
      id: `${folder}/${language}`,
      article: folder,
      language,
      title,
      excerpt,
      path,
      picture,
      sent_at: null,
    }))

/** The one that a reader gets: in their language, else in the one that the article has. */
const newsletterFor = (newsletters: readonly Newsletter[], language: Language) =>
  newsletters.find((newsletter) => newsletter.language === language) ?? newsletters[0]

/** Puts a trial of each language into the outbox, to the owner. They are due at `at`. */
export async function tryNewsletters(
  database: Database,
  newsletters: readonly Newsletter[],
  at = Date.now(),
): Promise<Undo> {
  const mails = newsletters.map(({ id }) =>
    newMail({ newsletter_id: id, kind: 'newsletter-test', due_at: at }),
  )
  await transact(database, async (transaction) => {
    await keep(transaction, newsletters)
    await transaction.insertInto('outbox').values(mails).execute()
  })
  return () => takeBack(database, mails)
}

export type Sent = { is: 'sent'; count: number; undo: Undo } | { is: 'sent before'; at: number }

/**
 * Puts an article into the outbox for every confirmed subscriber, in one transaction: all of them or none. An article is
 * sent once, also where two processes are told to at the same time. The mails are due at `at`.
 */
export const sendNewsletters = (
  database: Database,
  newsletters: readonly Newsletter[],
  at = Date.now(),
): Promise<Sent> =>
  transact<Sent>(database, async (transaction, rollBack) => {
    await keep(transaction, newsletters)
    const before = await transaction
      .updateTable('newsletters')
      .set({ sent_at: at })
      .where('article', '=', newsletters[0]?.article ?? '')
      .where('sent_at', 'is', null)
      .returning('id')
      .execute()
    if (before.length < newsletters.length) {
      const { sent_at } = await transaction
        .selectFrom('newsletters')
        .select(({ fn }) => fn.min('sent_at').as('sent_at'))
        .where('article', '=', newsletters[0]?.article ?? '')
        .executeTakeFirstOrThrow()
      // A language that was added since is not marked as sent.
      return rollBack({ is: 'sent before', at: Number(sent_at) })
    }
    const subscribers = await transaction
      .selectFrom('subscribers')
      .select(['id', 'language'])
      .where('confirmed_at', 'is not', null)
      .where('paused_at', 'is', null)
      .orderBy('id')
      .execute()
    for (let start = 0; start < subscribers.length; start += chunk) {
      const mails = subscribers.slice(start, start + chunk).flatMap((subscriber) => {
        const newsletter = newsletterFor(newsletters, subscriber.language)
        if (!newsletter) return []
        return newMail({
          subscriber_id: subscriber.id,
          newsletter_id: newsletter.id,
          kind: 'newsletter',
          priority: 1,
          due_at: at,
        })
      })
      await transaction.insertInto('outbox').values(mails).execute()
    }
    return {
      is: 'sent',
      count: subscribers.length,
      undo: () => takeBackNewsletters(database, newsletters),
    }
  })

/** Takes an article back of which nothing has gone out. Resolves with false where the outbox has claimed a mail of it. */
function takeBackNewsletters(database: Database, newsletters: readonly Newsletter[]): Promise<boolean> {
  const ids = newsletters.map(({ id }) => id)
  return transact<boolean>(database, async (transaction, rollBack) => {
    await transaction
      .deleteFrom('outbox')
      .where('newsletter_id', 'in', ids)
      .where('kind', '=', 'newsletter')
      .where('attempts', '=', 0)
      .execute()
    const claimed = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('newsletter_id', 'in', ids)
      .where('kind', '=', 'newsletter')
      .executeTakeFirst()
    if (claimed) rollBack(false)
    await transaction.updateTable('newsletters').set({ sent_at: null }).where('id', 'in', ids).execute()
    return true
  })
}

/** Stores what the outbox will send. An article that was sent keeps its words. */
async function keep(database: Pick<Database, 'insertInto'>, newsletters: readonly Newsletter[]) {
  for (const newsletter of newsletters) {
    const { title, excerpt, path, picture } = newsletter
    await database
      .insertInto('newsletters')
      .values(newsletter)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ title, excerpt, path, picture })
          .where('newsletters.sent_at', 'is', null),
      )
      .execute()
  }
}
