import { type Context, Hono } from 'hono'
import { pages } from '../../addresses/pages.ts'
import type { Core, RunningFeature, Visit } from '../../core/feature.server.ts'
import { describeIssue } from '../../core/forms/issues.server.ts'
import { type Refusal, tooMany } from '../../core/forms/refusal.server.ts'
import { respond } from '../../core/forms/respond.server.ts'
import { spamReasons } from '../../core/forms/spam.server.ts'
import type { Submission } from '../../core/forms/submission.server.ts'
import type { HttpEnv } from '../../core/http/env.server.ts'
import { networksOf } from '../../core/limits/limits.server.ts'
import type { IsoDay } from '../../core/time/clock.ts'
import { laterNext, laterResultId } from './later-reply.ts'
import { Message } from './message.server.ts'
import { refusedMessage } from './refused-message.server.ts'
import { laterReplyDay } from './reply-due.ts'
import { storeMessage } from './store.server.ts'

/**
 * Accepts a contact message as JSON, or as a form from pages without a script, and stores it before it responds. A form
 * gets a 303 to the page with the result, or the page with what was written where it is refused; JSON gets 200 or a problem.
 */
export const postMessage = (context: Context<HttpEnv>, core: Core): Promise<Response> =>
  respond(context, core, {
    work: (submission) => submit(core, submission, core.visitOf(context)),
    refused(submission, refusal) {
      const page = pages.contact[submission.language]
      const built = core.site.files.get(page)
      return built
        ? refusedMessage(built, core.site, submission, refusal)
        : context.redirect(`${page}#message-failed`, 303)
    },
    next: (day, { language }) => `${pages.contact[language]}#${day ? laterResultId(day) : 'message-sent'}`,
    json: (day, { language }) =>
      context.json({ received: true, ...(day && { next: laterNext(day, language) }) }),
  })

/** Checks and stores a message. Resolves with the refusal, or once it is on the disk with the day of a reply that is later than usual. */
async function submit(
  { database, outbox }: Core,
  { values, language, isLikelyBot, idempotencyKey, address }: Submission,
  visit: Visit | undefined,
): Promise<Refusal | IsoDay | undefined> {
  const checked = Message.safeParse(values)
  if (!checked.success) {
    const errors = checked.error.issues.map(describeIssue)
    return { status: 422, detail: 'One of the fields cannot be accepted', members: { errors } }
  }
  const outcome = await storeMessage(database, {
    ...checked.data,
    language,
    isSpam: isLikelyBot || spamReasons(checked.data).length > 0,
    idempotencyKey,
    networks: await networksOf(database, address),
    visit,
  })
  if (typeof outcome === 'object') return tooMany(outcome.wait)
  if (outcome === 'key-reused')
    return { status: 422, detail: 'This Idempotency-Key came with another message before' }
  outbox.wake()
  return laterReplyDay(Date.now())
}

/** The routes of messages. */
export function startMessages(core: Core): RunningFeature {
  const api = new Hono<HttpEnv>()
  api.post('/contact', (context) => postMessage(context, core))
  return {
    api,
    ownLimits: ['/api/contact'],
    longForms: { '/api/contact': { page: pages.contact, result: 'message-failed' } },
  }
}
