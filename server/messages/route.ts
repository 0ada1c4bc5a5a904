import type { Context } from 'hono'
import { pages } from '../../app/pages.ts'
import { type Language, languages } from '../../content/language.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { clientAddress } from '../http/client-address.ts'
import type { HttpEnv } from '../http/env.ts'
import { senderOf } from '../http/limits.ts'
import { type ProblemStatus, problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { describeIssue, Message } from './message.ts'
import { isTooFast, spamReasons } from './spam.ts'
import { storeMessage } from './store.ts'

/** The maximum size of a request body, in bytes. */
export const bodyLimit = 64 * 1024

interface Refusal {
  status: ProblemStatus
  detail: string
  members?: Record<string, unknown>
  headers?: Record<string, string>
}

interface Submission {
  message: unknown
  language: Language
  isSpam: boolean
  idempotencyKey?: string | undefined
  address: string
}

/**
 * Accepts a contact message as JSON, or as a form from pages without a script, and stores it before it responds. A form
 * gets a 303 to the page with the result, JSON gets 200 or a problem.
 */
export async function postMessage(context: Context<HttpEnv>, services: Services): Promise<Response> {
  const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') return postJson(context, services)
  if (type === 'application/x-www-form-urlencoded') return postForm(context, services)
  return problem(415, 'Send the message as application/json')
}

async function postJson(context: Context<HttpEnv>, services: Services): Promise<Response> {
  const message = parseJson(await context.req.text())
  if (message === undefined) return problem(400, 'The body is not JSON')
  const refusal = await submit(services, {
    message,
    language: languageOf(context.req.header('Content-Language')),
    isSpam: context.req.header('Form-Trap') === 'filled' || isTooFast(context.req.header('Form-Seconds')),
    idempotencyKey: context.req.header('Idempotency-Key'),
    address: clientAddress(context, services.config),
  })
  if (refusal) return problem(refusal.status, refusal.detail, refusal.members, refusal.headers)
  return context.json({ received: true })
}

async function postForm(context: Context<HttpEnv>, services: Services): Promise<Response> {
  const {
    language: code,
    website,
    ...message
  } = Object.fromEntries(new URLSearchParams(await context.req.text()))
  const language = languageOf(code)
  const submission = {
    message,
    language,
    isSpam: Boolean(website),
    address: clientAddress(context, services.config),
  }
  const refusal = await submit(services, submission).catch(refuseWhileUnavailable)
  const result = refusal ? 'message-failed' : 'message-sent'
  return context.redirect(`${services.config.pagesOrigin ?? ''}${pages.contact[language]}#${result}`, 303)
}

/** A visitor without a script gets the page with the result, not a problem document. */
function refuseWhileUnavailable(error: unknown): Refusal {
  if (!isUnavailable(error)) throw error
  return { status: 503, detail: 'The database does not answer' }
}

/** Checks and stores a message. Resolves with the refusal, or with undefined once it is on the disk. */
async function submit(
  { database, outbox }: Services,
  { message, language, isSpam, idempotencyKey, address }: Submission,
): Promise<Refusal | undefined> {
  const checked = Message.safeParse(message)
  if (!checked.success) {
    const errors = checked.error.issues.map(describeIssue)
    return { status: 422, detail: 'One of the fields cannot be accepted', members: { errors } }
  }
  const outcome = await storeMessage(database, {
    ...checked.data,
    language,
    isSpam: isSpam || spamReasons(checked.data).length > 0,
    idempotencyKey,
    sender: await senderOf(database, address),
  })
  if (typeof outcome === 'object') {
    return {
      status: 429,
      detail: `Try again in ${outcome.wait} seconds`,
      headers: { 'Retry-After': String(outcome.wait) },
    }
  }
  if (outcome === 'key-reused')
    return { status: 422, detail: 'This Idempotency-Key came with another message before' }
  outbox.wake()
  return undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const languageOf = (tag: string | undefined): Language =>
  languages.find((language) => tag?.toLowerCase().startsWith(language)) ?? 'en'
