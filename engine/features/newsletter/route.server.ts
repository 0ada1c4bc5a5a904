import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { pages } from '../../addresses/pages.ts'
import type { Core, RunningFeature } from '../../core/feature.server.ts'
import { checkField } from '../../core/forms/fields.ts'
import { type Refusal, tooMany } from '../../core/forms/refusal.server.ts'
import { respond } from '../../core/forms/respond.server.ts'
import type { Submission } from '../../core/forms/submission.server.ts'
import { email } from '../../core/forms/text.server.ts'
import type { HttpEnv } from '../../core/http/env.server.ts'
import { problem } from '../../core/http/problem.server.ts'
import { networksOf } from '../../core/limits/limits.server.ts'
import { facts } from '../../core/site/facts.ts'
import { languageOf, languages } from '../../core/site/languages.ts'
import { failedLink, refusedSignUp, subscriberPage } from './subscriber-page.server.tsx'
import { confirmSubscriber, findSubscriber, removeSubscriber, signUp } from './subscribers.server.ts'

const signUpSchema = z.strictObject({
  email: email.refine((value) => checkField('email', value) === undefined, 'invalid'),
})
/** The secret of a link. */
const linkSchema = z.strictObject({ subscriber: z.string().max(100).transform(secretIn) })

/** Text as the secret of a link; what cannot be one is the secret of nobody. PostgreSQL refuses NUL in a question. */
function secretIn(text: string): string {
  return /^[\w-]{1,64}$/.test(text) ? text : ''
}

/** What the contact page shows after the button of a link: the ids of its results. */
type Result = 'newsletter-confirmed' | 'newsletter-left' | 'newsletter-over'

/**
 * Takes an address for new articles. The answer is the same for one that is new, known or refused: 202, or 303 to the
 * contact page for a form. Where it cannot be stored, a form gets that page with the address in it.
 */
const postSignUp = (context: Context<HttpEnv>, core: Core): Promise<Response> =>
  respond(context, core, {
    work: (submission) => storeSignUp(core, submission),
    refused: (submission, refusal) => refusedSignUp(core.site, submission, refusal),
    next: (_, { language }) => `${pages.contact[language]}#newsletter-asked`,
    json: () => context.json({ accepted: true }, 202),
  })

async function storeSignUp(
  { database, outbox }: Core,
  { values, isTrapped, language, address }: Submission,
): Promise<Refusal | undefined> {
  const request = signUpSchema.safeParse(values)
  if (!request.success)
    return { status: 422, detail: 'Send an e-mail address: { "email": "me@example.com" }' }
  // A browser may fill in the one field at once, and the mail asks anyway.
  if (isTrapped) return undefined
  const networks = await networksOf(database, address)
  const outcome = await signUp(database, { email: request.data.email, language, networks })
  if (typeof outcome === 'object') return tooMany(outcome.wait)
  if (outcome) outbox.wake()
  return undefined
}

/** The button on the page of a link: confirms the address. */
const postSubscription = (context: Context<HttpEnv>, core: Core) =>
  actOnLink(context, core, 'confirm', async (token) =>
    (await confirmSubscriber(core.database, token)) ? 'newsletter-confirmed' : 'newsletter-over',
  )

/**
 * Unsubscribes: the button on the page of a link, or a mail program by itself (RFC 8058), which posts to the address with
 * the secret in it and expects no page.
 */
async function postLeaving(context: Context<HttpEnv>, core: Core): Promise<Response> {
  const token = context.req.query('subscriber')
  if (token !== undefined) {
    await removeSubscriber(core.database, secretIn(token))
    return context.json({ subscribed: false })
  }
  return actOnLink(context, core, 'leave', async (posted) => {
    await removeSubscriber(core.database, posted)
    // Also where there is nobody any more: then they have left before.
    return 'newsletter-left'
  })
}

/** Older mail programs open the address of the header List-Unsubscribe. Looking changes nothing. */
function showLeaving(context: Context<HttpEnv>): Response {
  const token = encodeURIComponent(context.req.query('subscriber') ?? '')
  return context.redirect(`${pages.contact[languages[0]]}?subscriber=${token}`, 303)
}

/** Shows the page of a link (`?subscriber=`), with a button. Looking changes nothing, because mail scanners open links. */
const showSubscriber =
  ({ database, site }: Core): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    const token = context.req.query('subscriber')
    if (!token) return next()
    return subscriberPage(site, await findSubscriber(database, secretIn(token)), languageOf(context.req.path))
  }

const actOnLink = (
  context: Context<HttpEnv>,
  core: Core,
  action: 'confirm' | 'leave',
  act: (token: string) => Promise<Result>,
): Promise<Response> =>
  respond<Result>(context, core, {
    async work({ values }) {
      const { data } = linkSchema.safeParse(values)
      return data
        ? act(data.subscriber)
        : { status: 422, detail: 'Send the secret of a link: { "subscriber": "…" }' }
    },
    refused({ values, language }, refusal) {
      const { data } = linkSchema.safeParse(values)
      return data
        ? failedLink(core.site, { token: data.subscriber, action, language }, refusal)
        : subscriberPage(core.site, undefined, language, refusal)
    },
    next: (result, { language }) => `${pages.contact[language]}#${result}`,
    json: (result) =>
      result === 'newsletter-over'
        ? problem(404, 'There is no such subscriber')
        : context.json({ done: true }),
  })

/** The routes of newsletters, where there are any. */
export function startNewsletter(core: Core): RunningFeature {
  if (!facts.newsletter) return {}
  const shown = new Hono<HttpEnv>()
  shown.on(
    'GET',
    languages.map((language) => pages.contact[language]),
    showSubscriber(core),
  )
  const api = new Hono<HttpEnv>()
  api.post('/newsletter', (context) => postSignUp(context, core))
  api.post('/newsletter/confirm', (context) => postSubscription(context, core))
  api.get('/newsletter/leave', showLeaving)
  api.post('/newsletter/leave', (context) => postLeaving(context, core))
  return {
    pages: shown,
    api,
    // Nobody is kept from leaving: mail programs ask for many from one network.
    ownLimits: ['/api/newsletter', '/api/newsletter/leave'],
  }
}
