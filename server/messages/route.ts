import type { Context } from 'hono'
import { pages } from '../../app/pages.ts'
import { describeIssue } from '../forms/issues.ts'
import { type Refusal, refusalProblem, refuseAfterFailure, tooMany } from '../forms/refusal.ts'
import { spamReasons } from '../forms/spam.ts'
import { readSubmission, type Submission } from '../forms/submission.ts'
import type { HttpEnv } from '../http/env.ts'
import { networksOf } from '../limits/limits.ts'
import type { Runtime } from '../runtime.ts'
import type { Visit } from '../statistics/visitors.ts'
import { Message } from './message.ts'
import { refusedMessage } from './refused-message.ts'
import { storeMessage } from './store.ts'

/**
 * Accepts a contact message as JSON, or as a form from pages without a script, and stores it before it responds. A form
 * gets a 303 to the page with the result, or the page with what was written where it is refused; JSON gets 200 or a problem.
 */
export async function postMessage(context: Context<HttpEnv>, runtime: Runtime): Promise<Response> {
  const submission = await readSubmission(context, runtime.config)
  if (submission instanceof Response) return submission
  const visit = runtime.statistics.visitOf(context)
  if (submission.isForm) {
    const refusal = await submit(runtime, submission, visit).catch((error: unknown) =>
      refuseAfterFailure(error, context, runtime),
    )
    const page = pages.contact[submission.language]
    const built = runtime.site.files.get(page)
    if (refusal && built) return refusedMessage(built, runtime.site, submission, refusal)
    const result = refusal ? 'message-failed' : 'message-sent'
    return context.redirect(`${page}#${result}`, 303)
  }
  const refusal = await submit(runtime, submission, visit)
  if (refusal) return refusalProblem(refusal)
  return context.json({ received: true })
}

/** Checks and stores a message. Resolves with the refusal, or with undefined once it is on the disk. */
async function submit(
  { database, outbox }: Runtime,
  { values, language, isLikelyBot, idempotencyKey, address }: Submission,
  visit: Visit | undefined,
): Promise<Refusal | undefined> {
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
  return undefined
}
