import type { Context } from 'hono'
import type { Config } from '../config/config.server.ts'
import { clientAddress } from '../http/client-address.server.ts'
import type { HttpEnv } from '../http/env.server.ts'
import { isFormType } from '../http/limit-body.server.ts'
import { problem } from '../http/problem.server.ts'
import { languageNamed } from '../site/languages.ts'
import type { Language } from '../text/language.ts'
import { honeypotName } from './honeypot.ts'
import { isTooFast } from './spam.server.ts'

/** What a page has sent: as JSON with a script, as a form without one. */
export interface Submission {
  isForm: boolean
  values: unknown
  language: Language
  /** The field that people do not see is filled in. */
  isTrapped: boolean
  /** That, or the form was sent faster than a person can write. */
  isLikelyBot: boolean
  idempotencyKey: string | undefined
  /** The network of the client, for limits only. */
  address: string
}

/** More than any form has. Each name takes a check and memory, and 9,000 of them fit in a body. */
const mostFields = 20

const tooManyFields = () => problem(422, `There may be ${mostFields} fields, not more`)

/** Reads the body of a request. Returns a response where it is neither JSON nor a form. */
export async function readSubmission(
  context: Context<HttpEnv>,
  config: Config,
): Promise<Submission | Response> {
  const header = (name: string) => context.req.header(name)
  const type = header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  const address = clientAddress(context, config)
  if (type === 'application/json') {
    const values = parseJson(await context.req.text())
    if (values === undefined) return problem(400, 'The body is not JSON')
    if (values !== null && Object.keys(values).length > mostFields) return tooManyFields()
    const isTrapped = header('Form-Trap') === 'filled'
    return {
      isForm: false,
      values,
      language: languageNamed(header('Content-Language')),
      isTrapped,
      isLikelyBot: isTrapped || isTooFast(header('Form-Seconds')),
      idempotencyKey: header('Idempotency-Key'),
      address,
    }
  }
  if (isFormType(type)) {
    const body = await context.req.text()
    if (body.split('&', mostFields + 1).length > mostFields) return tooManyFields()
    // Pages of an earlier release that are still open call the honeypot `website`.
    const {
      language,
      [honeypotName]: honeypot,
      website,
      ...values
    } = Object.fromEntries(new URLSearchParams(body))
    return {
      isForm: true,
      values,
      language: languageNamed(language),
      isTrapped: Boolean(honeypot || website),
      isLikelyBot: Boolean(honeypot || website),
      idempotencyKey: undefined,
      address,
    }
  }
  return problem(415, 'Send application/json')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
