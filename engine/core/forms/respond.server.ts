import type { Context } from 'hono'
import type { Core } from '../feature.server.ts'
import type { HttpEnv } from '../http/env.server.ts'
import { type Refusal, refusalProblem, refuseAfterFailure } from './refusal.server.ts'
import { readSubmission, type Submission } from './submission.server.ts'

/** What is done with what a page has sent, and how it is answered. */
interface FormWork<Done> {
  /** Resolves with what is done, or with why it is refused. */
  work: (submission: Submission) => Promise<Done | Refusal>
  /** The page that a form without a script gets where it is refused. */
  refused: (submission: Submission, refusal: Refusal) => Response | Promise<Response>
  /** Where such a form goes once it is done. */
  next: (done: Done, submission: Submission) => string
  json: (done: Done, submission: Submission) => Response
}

/**
 * The way of every form: JSON from a script is answered in JSON, or with a problem; a form without one with a 303, or with a
 * page that says why it is refused, also where the work fails.
 */
export async function respond<Done>(
  context: Context<HttpEnv>,
  core: Core,
  { work, refused, next, json }: FormWork<Done>,
): Promise<Response> {
  const submission = await readSubmission(context, core.config)
  if (submission instanceof Response) return submission
  const { isForm } = submission
  const result = await work(submission).catch((error: unknown) => {
    if (!isForm) throw error
    return refuseAfterFailure(error, context, core)
  })
  if (isRefusal(result)) return isForm ? refused(submission, result) : refusalProblem(result)
  return isForm ? context.redirect(next(result, submission), 303) : json(result, submission)
}

const isRefusal = (result: unknown): result is Refusal =>
  typeof result === 'object' && result !== null && 'detail' in result
