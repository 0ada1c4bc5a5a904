/** The newsletter: who gets it, what was sent, how an article looks as a mail, and sending it. */
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../../../core/database/open.server.ts'
import type { Desk, SitePages } from '../../../core/desk/desk.server.ts'
import type { DeskFeature } from '../../../core/desk/desk-feature.server.ts'
import { previewHeaders } from '../../../core/desk/guards.server.ts'
import { problem } from '../../../core/http/problem.server.ts'
import { checkMailDomain } from '../../../core/mail/mail-domain.server.ts'
import { facts } from '../../../core/site/facts.ts'
import { languages } from '../../../core/site/languages.ts'
import { renderArticle } from '../mails.server.ts'
import { newslettersOf, sendNewsletters, tryNewsletters } from '../sending.server.ts'
import { decodeList, exportSubscribers, readSubscribers } from '../subscriber-list.server.ts'
import { countSubscribers, importSubscribers, resumeSubscriber } from '../subscribers.server.ts'
import type { Imported, Newsletter } from './newsletter-api.ts'

const Resume = z.strictObject({ email: z.string().max(320) })

const Import = z.object({ language: z.enum(languages), name: z.string().max(300) })

/** Mailchimp packs who has left into files of their own, in which only the name says so. */
const isOfThoseWhoLeft = (name: string) => /^(un|non-?)subscribed|^cleaned/i.test(name)

/** So many paused addresses are listed, those that were paused last. */
const mostPaused = 100

export const createNewsletter = (desk: Desk): DeskFeature => ({
  facts: { hasNewsletter: facts.newsletter },
  ...(facts.newsletter && { routes: newsletterRoutes(desk) }),
  mailed: (failed) =>
    desk.database
      .selectFrom('subscribers')
      .select(['id', 'email as name'])
      .where('id', 'in', failed.select('subscriber_id'))
      .execute(),
})

function newsletterRoutes(desk: Desk) {
  const { config, database, undo, pages } = desk
  const newslettersAt = (context: Context) =>
    newslettersOf(pages.articles, context.req.param('article') ?? '')
  const routes = new Hono().basePath('/newsletter')
  routes.get('/', async (context) => context.json(await loadNewsletter(desk)))
  routes.get('/subscribers.csv', async (context) => {
    const subscribers = await database.selectFrom('subscribers').selectAll().orderBy('email').execute()
    return context.body(exportSubscribers(subscribers), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="subscribers.csv"',
    })
  })
  routes.get('/domain', async (context) => {
    const domain = config.mailFrom.split('@').at(-1) ?? ''
    const selector = context.req.query('selector') || undefined
    return context.json(await checkMailDomain(domain, { selector }).catch(() => null))
  })
  routes.post('/import', async (context) => {
    const request = Import.safeParse(context.req.query())
    if (!request.success) return problem(422)
    const { language, name } = request.data
    const read = readSubscribers(decodeList(new Uint8Array(await context.req.arrayBuffer())), language)
    if ('wrong' in read) return context.json(read satisfies Imported)
    const { subscribers, left, withoutAddress } = read
    const asked = isOfThoseWhoLeft(name) ? [] : subscribers
    const done = undo.defer({ hiddenIds: [], run: () => importSubscribers(database, asked) })
    return context.json({
      ...done,
      asked: asked.length,
      left: left + subscribers.length - asked.length,
      withoutAddress,
    } satisfies Imported)
  })
  routes.get('/:article/:language', previewHeaders(config.siteUrl), (context) => {
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

async function articlesOf(database: Database, published: SitePages['articles']) {
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
