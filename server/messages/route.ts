import { pages } from '../../app/pages.ts'
import { type Language, languages } from '../../content/language.ts'
import type { Api } from '../api.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { readBody } from '../http/body.ts'
import { json } from '../http/json.ts'
import { type ProblemStatus, problem } from '../http/problem.ts'
import { senderOf } from './limits.ts'
import { Message } from './message.ts'
import { storeMessage } from './store.ts'
import { isHasty, suspicionsOf } from './suspect.ts'

type Refusal = {
  status: ProblemStatus
  detail: string
  extra?: Record<string, unknown>
  headers?: Record<string, string>
}

/**
 * Takes a contact message: JSON from the page's script, or the form itself where there is none. It is stored before
 * it is acknowledged. A form is answered by leading back to the page (303) with the result shown; JSON with 200,
 * or with the problem.
 */
export async function postMessage(request: Request, address: string, api: Api): Promise<Response> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') {
    const { result, language } = await takeForm(request, address, api)
    const id = 'refusal' in result ? 'message-failed' : 'message-sent'
    return new Response(null, {
      status: 303,
      headers: {
        Location: `${api.pagesAt ?? ''}${pages.contact[language]}#${id}`,
        'Cache-Control': 'no-store',
      },
    })
  }
  const result = type === 'application/json' ? await takeJson(request, address, api) : wrongType
  if ('refusal' in result) {
    const { status, detail, extra, headers } = result.refusal
    return problem(status, detail, extra, headers)
  }
  return json({ received: true })
}

type Result = { refusal: Refusal } | { taken: true }

const refuse = (refusal: Refusal): Result => ({ refusal })

const wrongType = refuse({ status: 415, detail: 'Send the message as application/json' })
const unread = {
  'too-large': refuse({ status: 413, detail: 'A message fits in 64 KB' }),
  'cut-off': refuse({ status: 408, detail: 'Send the message once more' }),
}

async function takeJson(request: Request, address: string, api: Api): Promise<Result> {
  const body = await readBody(request)
  if (typeof body === 'string') return unread[body]
  const parsed = parseJson(body.text)
  if (parsed === undefined) return refuse({ status: 400, detail: 'The body is not JSON' })
  return take(parsed, {
    language: languageOf(request.headers.get('Content-Language')),
    isSuspect: request.headers.get('Form-Trap') === 'filled' || isHasty(request.headers.get('Form-Seconds')),
    idempotencyKey: request.headers.get('Idempotency-Key') ?? undefined,
    address,
    api,
  })
}

async function takeForm(
  request: Request,
  address: string,
  api: Api,
): Promise<{ result: Result; language: Language }> {
  const body = await readBody(request)
  if (typeof body === 'string')
    return {
      result: unread[body],
      language: languageOf(request.headers.get('Referer')?.match(/\/(sv)\//)?.[1]),
    }
  const { language, website, ...message } = Object.fromEntries(new URLSearchParams(body.text))
  const spoken = languageOf(language)
  return {
    result: await take(message, { language: spoken, isSuspect: Boolean(website), address, api }).catch(
      putOff,
    ),
    language: spoken,
  }
}

/** Somebody who sent a form gets the page with the result, not a problem to read. */
function putOff(error: unknown): Result {
  if (!isUnavailable(error)) throw error
  return refuse({ status: 503, detail: 'The database does not answer' })
}

async function take(
  message: unknown,
  {
    language,
    isSuspect,
    idempotencyKey,
    address,
    api,
  }: {
    language: Language
    isSuspect: boolean
    idempotencyKey?: string | undefined
    address: string
    api: Api
  },
): Promise<Result> {
  const checked = Message.safeParse(message)
  if (!checked.success) {
    const errors = checked.error.issues.map(({ path, message: detail }) => ({
      field: path.join('.'),
      detail,
    }))
    return refuse({ status: 422, detail: 'One of the fields cannot be accepted', extra: { errors } })
  }
  const { data } = checked
  const outcome = await storeMessage(api.database, {
    ...data,
    language,
    isSuspect: isSuspect || suspicionsOf(data).length > 0,
    idempotencyKey,
    sender: await senderOf(api.database, address),
  })
  if (typeof outcome === 'object') {
    return refuse({
      status: 429,
      detail: `Try again in ${outcome.wait} seconds`,
      headers: { 'Retry-After': String(outcome.wait) },
    })
  }
  if (outcome === 'key-reused') {
    return refuse({ status: 422, detail: 'This Idempotency-Key came with another message before' })
  }
  api.onMessage()
  return { taken: true }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const languageOf = (named: string | null | undefined): Language =>
  languages.find((language) => named?.toLowerCase().startsWith(language)) ?? 'en'
