import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { minute } from '../../../engine/core/time/durations.ts'
import { browserUserAgent } from '../../fixtures/browser-user-agent.ts'
import { addressIn } from '../../support/ip-address.ts'

/** Sends a unique message from a random network. `origin` is that of the server. Resolves with the status. */
export const sendMessage = async (origin: string, message?: string) =>
  (await postMessage(origin, message)).status

export const postMessage = (origin: string, message: string = randomUUID()) =>
  post(`${origin}/api/contact`, { name: 'Åsa', email: 'asa@example.com', message })

/**
 * Opens a page; different numbers are different readers. Resolves with the status. Not by `fetch`, which says that it is no
 * navigation.
 */
export async function openPage(url: string, reader: number) {
  const [response]: IncomingMessage[] = await once(get(url, { headers: headersOf(reader) }), 'response')
  response?.resume()
  return response?.statusCode
}

const anyVisitor = () => Math.floor(Math.random() * 2 ** 16)

/** Each visitor has a network of their own, because limits count by network. */
const headersOf = (visitor: number) => ({
  'User-Agent': browserUserAgent,
  'X-Forwarded-For': addressIn(10, visitor << 8),
})

/** Sends a POST and resolves with status, Retry-After and text, or with status 0 and the reason where there is no response. */
export async function post(url: string, message: object) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headersOf(anyVisitor()), 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(30_000),
    })
    const text = await response.text()
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), text }
  } catch (error) {
    return { status: 0, retryAfter: null, text: '', reason: reasonOf(error) }
  }
}

/** The code of the cause, where there is one, because the message of `fetch` is always the same. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? String(Reflect.get(cause, 'code') ?? cause.message) : String(cause)
}

/** Resolves when the condition is true; throws after `timeout` milliseconds. `name` is for the error. */
export async function until(isTrue: () => Promise<boolean> | boolean, name: string, timeout = minute) {
  const end = Date.now() + timeout
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Waited in vain until ${name}`)
    await wait(50)
  }
}
