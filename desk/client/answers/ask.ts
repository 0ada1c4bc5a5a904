/** Why there is no answer. */
export type Trouble =
  /** The desk was closed, or its computer cannot be reached. */
  | 'stopped'
  /** Nothing was reached, and this computer is offline. */
  | 'offline'
  /** The desk was started anew since. */
  | 'ended'
  /** The thing is gone. */
  | 'missing'
  /** It cannot be changed any more. */
  | 'late'
  | 'broken'

export type Answered = { is: 'answered'; text: string } | { is: 'failed'; why: Trouble }

const limit = 20_000

/** Asks the desk's server for a path below /api; with a body it changes something. */
export async function ask(path: string, body?: unknown): Promise<Answered> {
  try {
    const response = await fetch(`/api${path}`, {
      signal: AbortSignal.timeout(limit),
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }),
    })
    if (response.ok) return { is: 'answered', text: await response.text() }
    return { is: 'failed', why: troubleOf(response.status) }
  } catch {
    return { is: 'failed', why: navigator.onLine ? 'stopped' : 'offline' }
  }
}

const troubles: Record<number, Trouble> = { 401: 'ended', 404: 'missing', 409: 'late' }

const troubleOf = (status: number): Trouble => troubles[status] ?? 'broken'
