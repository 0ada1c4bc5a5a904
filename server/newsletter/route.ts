import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { checkField } from '../../app/contact-message.ts'
import { pages } from '../../app/pages.ts'
import { languageOf } from '../../app/path-language.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { readSubmission } from '../forms/submission.ts'
import { email } from '../forms/text.ts'
import type { HttpEnv } from '../http/env.ts'
import { senderOf } from '../http/limits.ts'
import { problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { subscriberPage } from './subscriber-page.ts'
import { confirmSubscriber, findSubscriber, removeSubscriber, signUp } from './subscribers.ts'

const signUpSchema = z.strictObject({
  email: email.refine((value) => checkField('email', value) === undefined, 'invalid'),
})
/** The secret of a link. */
const linkSchema = z.strictObject({ subscriber: z.string().max(100).transform(secretIn) })

/** Text as the secret of a link; what cannot be one is the secret of nobody. PostgreSQL refuses NUL in a question. */
function secretIn(text: string): string {
  return /^[\w-]{1,64}$/.test(text) ? text : ''
}

/** What the contact page shows after a form: the ids of its results. */
type Result =
  | 'newsletter-asked'
  | 'newsletter-failed'
  | 'newsletter-often'
  | 'newsletter-confirmed'
  | 'newsletter-left'
  | 'newsletter-over'

/**
 * Takes an address for new articles. The answer is the same for one that is new, known or refused: 202, or 303 to the
 * contact page for a form. Over a limit it is 429, or the page that says so.
 */
export async function postSignUp(context: Context<HttpEnv>, services: Services): Promise<Response> {
  const { config, database, outbox } = services
  const submission = await readSubmission(context, config)
  if (submission instanceof Response) return submission
  const { isForm, isTrapped, language, address } = submission
  const request = signUpSchema.safeParse(submission.values)
  const show = (result: Result) =>
    context.redirect(`${config.pagesOrigin ?? ''}${pages.contact[language]}#${result}`, 303)
  if (!request.success) {
    const detail = 'Send an e-mail address: { "email": "me@example.com" }'
    return isForm ? show('newsletter-failed') : problem(422, detail)
  }
  try {
    // A browser may fill in the one field at once, and the mail asks anyway.
    if (!isTrapped) {
      const sender = await senderOf(database, address)
      const outcome = await signUp(database, { email: request.data.email, language, sender })
      if (typeof outcome === 'object') return isForm ? show('newsletter-often') : tooMany(outcome.wait)
      if (outcome) outbox.wake()
    }
  } catch (error) {
    if (isForm && isUnavailable(error)) return show('newsletter-failed')
    throw error
  }
  return isForm ? show('newsletter-asked') : context.json({ accepted: true }, 202)
}

const tooMany = (wait: number) =>
  problem(429, `Try again in ${wait} seconds`, {}, { 'Retry-After': String(wait) })

/** The button on the page of a link: confirms the address. */
export const postSubscription = (context: Context<HttpEnv>, services: Services) =>
  actOnLink(context, services, async (token) =>
    (await confirmSubscriber(services.database, token)) ? 'newsletter-confirmed' : 'newsletter-over',
  )

/**
 * Unsubscribes: the button on the page of a link, or a mail program by itself (RFC 8058), which posts to the address with
 * the secret in it and expects no page.
 */
export async function postLeaving(context: Context<HttpEnv>, services: Services): Promise<Response> {
  const token = context.req.query('subscriber')
  if (token !== undefined) {
    await removeSubscriber(services.database, secretIn(token))
    return context.json({ subscribed: false })
  }
  return actOnLink(context, services, async (posted) => {
    await removeSubscriber(services.database, posted)
    // Also where there is nobody any more: then they have left before.
    return 'newsletter-left'
  })
}

/** Older mail programs open the address of the header List-Unsubscribe. Looking changes nothing. */
export function showLeaving(context: Context<HttpEnv>): Response {
  const token = encodeURIComponent(context.req.query('subscriber') ?? '')
  return context.redirect(`${pages.contact.en}?subscriber=${token}`, 303)
}

/** Shows the page of a link (`?subscriber=`), with a button. Looking changes nothing, because mail scanners open links. */
export const showSubscriber =
  ({ database, site }: Services): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    const token = context.req.query('subscriber')
    if (!token) return next()
    return subscriberPage(site, await findSubscriber(database, secretIn(token)), languageOf(context.req.path))
  }

async function actOnLink(
  context: Context<HttpEnv>,
  { config }: Services,
  act: (token: string) => Promise<Result>,
): Promise<Response> {
  const submission = await readSubmission(context, config)
  if (submission instanceof Response) return submission
  const request = linkSchema.safeParse(submission.values)
  if (!request.success) return problem(422, 'Send the secret of a link: { "subscriber": "…" }')
  const result = await act(request.data.subscriber)
  if (!submission.isForm)
    return result === 'newsletter-over'
      ? problem(404, 'There is no such subscriber')
      : context.json({ done: true })
  return context.redirect(`${pages.contact[submission.language]}#${result}`, 303)
}
