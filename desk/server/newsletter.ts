/** The newsletter: who gets it, what was sent, how an article looks as a mail, and sending it. */
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { PublishedArticle } from '../../app/site-index.ts'
import type { Database } from '../../server/database/open.ts'
import { problem } from '../../server/http/problem.ts'
import { renderArticle } from '../../server/newsletter/mails.ts'
import { newslettersOf, sendNewsletters, tryNewsletters } from '../../server/newsletter/sending.ts'
import { countSubscribers, resumeSubscriber } from '../../server/newsletter/subscribers.ts'
import type { Newsletter } from '../api.ts'
import type { Desk } from './desk.ts'

const Resume = z.strictObject({ email: z.string().max(320) })

/** So many paused addresses are listed, those that were paused last. */
const mostPaused = 100

export function newsletterRoutes(desk: Desk) {
  const { config, database, undo, pages } = desk
  const newslettersAt = (context: Context) =>
    newslettersOf(pages.articles, context.req.param('article') ?? '')
  const routes = new Hono()
  routes.get('/', async (context) => context.json(await loadNewsletter(desk)))
  routes.get('/:article/:language', (context) => {
    const newsletter = newslettersAt(context).find(
      ({ language }) => language === context.req.param('language'),
    )
    if (!newsletter) return problem(404)
    const { language } = newsletter
    return context.html(String(renderArticle(newsletter, { token: 'preview', language }, config).html))
  })
  routes.post('/resume', async (context) => {
    const request = Resume.safeParse(await context.req.json().catch(() => undefined))
    if (!request.success) return problem(422)
    const resumed = await resumeSubscriber(database, request.data.email)
    return resumed ? context.json(undo.done(resumed)) : problem(404)
  })
  routes.post('/:article/test', async (context) => {
    const newsletters = newslettersAt(context)
    if (newsletters.length === 0) return problem(404)
    return context.json(undo.done(await tryNewsletters(database, newsletters, undo.until())))
  })
  routes.post('/:article/send', async (context) => {
    const newsletters = newslettersAt(context)
    if (newsletters.length === 0) return problem(404)
    const sent = await sendNewsletters(database, newsletters, undo.until())
    return sent.is === 'sent'
      ? context.json(undo.done(sent.undo))
      : problem(409, 'This article was sent before')
  })
  return routes
}

async function loadNewsletter({ config, database, pages }: Desk): Promise<Newsletter> {
  return {
    subscribers: await countSubscribers(database),
    paused: await database
      .selectFrom('subscribers')
      .select(['email', 'paused_at as pausedAt'])
      .where('paused_at', 'is not', null)
      .orderBy('paused_at', 'desc')
      .limit(mostPaused)
      .$narrowType<{ pausedAt: number }>()
      .execute(),
    articles: await articlesOf(database, pages.articles),
    perMinute: config.mailPerMinute,
  }
}

async function articlesOf(database: Database, published: readonly PublishedArticle[]) {
  const stored = await database.selectFrom('newsletters').select(['article', 'sent_at']).execute()
  const waiting = await database
    .selectFrom('outbox')
    .innerJoin('newsletters', 'newsletters.id', 'outbox.newsletter_id')
    .select(({ fn }) => ['article', fn.countAll().as('count')])
    .where('kind', '=', 'newsletter')
    .where('outbox.sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .groupBy('article')
    .execute()
  return Map.groupBy(published, ({ folder }) => folder)
    .entries()
    .map(([folder, editions]) => ({
      folder,
      editions: editions.map(({ language, title }) => ({ language, title })),
      sentAt: stored.find(({ article, sent_at }) => article === folder && sent_at !== null)?.sent_at ?? null,
      waiting: Number(waiting.find(({ article }) => article === folder)?.count ?? 0),
    }))
    .toArray()
}
