import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { browserUserAgent } from '../../fixtures/browser-user-agent.ts'
import { addressIn } from '../../support/address.ts'

/** A message that nobody else sends, from an address that no limit knows. `at` is the server's address. */
export async function sendMessage(at: string, message: string = randomUUID()): Promise<number> {
  return (await ask(`${at}/api/contact`, { name: 'Åsa', email: 'asa@example.com', message })).status
}

/** A reader of an article; those of different numbers are different readers. */
export const readArticle = (at: string, slug: string, reader: number) =>
  ask(`${at}/api/views?slug=${slug}`, undefined, reader)

const anyAddress = () => Math.floor(Math.random() * 2 ** 24)

/** What a server says, with how long to wait where it says so; status 0 and the reason where no answer came. */
export async function ask(url: string, message?: object, visitor = anyAddress()) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'User-Agent': browserUserAgent,
        'X-Forwarded-For': addressIn(10, visitor),
        ...(message ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(message ? { body: JSON.stringify(message) } : {}),
      signal: AbortSignal.timeout(30_000),
    })
    await response.arrayBuffer()
    return { status: response.status, retryAfter: response.headers.get('Retry-After') }
  } catch (error) {
    return { status: 0, retryAfter: null, reason: reasonOf(error) }
  }
}

/** A code, where there is one: what `fetch` throws only says that it failed. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? String(Reflect.get(cause, 'code') ?? cause.message) : String(cause)
}

/** Does the work for each number below `count`, so many at a time. */
export async function inParallel(count: number, atOnce: number, work: (number: number) => Promise<void>) {
  let next = 0
  const one = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

/** Resolves when it is so; fails after `patience` milliseconds. */
export async function until(isSo: () => Promise<boolean> | boolean, what: string, patience = 60_000) {
  const end = Date.now() + patience
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain until ${what}`)
    await wait(50)
  }
}
