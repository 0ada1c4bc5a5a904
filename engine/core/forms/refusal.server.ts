import type { Context } from 'hono'
import { isUnavailable } from '../database/unavailable.server.ts'
import type { Core } from '../feature.server.ts'
import type { HttpEnv } from '../http/env.server.ts'
import { logFailure } from '../http/error-handler.server.ts'
import { type ProblemStatus, problem } from '../http/problem.server.ts'
import type { FieldIssue } from './issues.server.ts'

/** Why a form is not taken. `members` are added to the problem document: the wrong fields, or the times to choose instead. */
export interface Refusal {
  status: ProblemStatus
  detail: string
  members?: { errors?: FieldIssue[]; slots?: string[] }
  headers?: Record<string, string>
}

/** A refusal for programs. */
export const refusalProblem = ({ status, detail, members, headers }: Refusal): Response =>
  problem(status, detail, members, headers)

export const tooMany = (wait: number): Refusal => ({
  status: 429,
  detail: `Try again in ${wait} seconds`,
  headers: { 'Retry-After': String(wait) },
})

/** A visitor without a script gets the page with the text, whatever has failed, not a problem document. */
export function refuseAfterFailure(
  error: unknown,
  context: Context<HttpEnv>,
  { log }: Pick<Core, 'log'>,
): Refusal {
  if (isUnavailable(error))
    return { status: 503, detail: 'The database does not answer', headers: { 'Retry-After': '5' } }
  logFailure(log, context, error instanceof Error ? error : new Error(typeof error))
  return { status: 500, detail: 'Something went wrong' }
}
