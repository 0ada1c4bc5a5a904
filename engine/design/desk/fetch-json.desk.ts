/** Why the desk's server did not do what it was asked. */
export type ApiErrorReason =
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

export class ApiError extends Error {
  readonly reason: ApiErrorReason
  constructor(reason: ApiErrorReason) {
    super(reason)
    this.reason = reason
  }
}

/** In milliseconds. */
const timeout = 20_000

const reasons: Record<number, ApiErrorReason> = { 401: 'ended', 404: 'missing', 409: 'late' }

/**
 * Asks the desk's server for a path below /api; with a body it changes something. The answer has the shape that is said to
 * belong to the path. Throws an ApiError.
 */
export async function fetchJson<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const signals = [AbortSignal.timeout(timeout), ...(init.signal ? [init.signal] : [])]
  const response = await fetch(`/api${path}`, { ...init, signal: AbortSignal.any(signals) }).catch(
    unreachable,
  )
  if (!response.ok) throw new ApiError(reasons[response.status] ?? 'broken')
  return response.json().catch(unreachable)
}

function unreachable(): never {
  throw new ApiError(navigator.onLine ? 'stopped' : 'offline')
}

/** Sends a file as it is. */
export const postFile = <Answer>(path: string, file: File) =>
  fetchJson<Answer>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  })

export const postJson = <Answer>(path: string, body: unknown) =>
  fetchJson<Answer>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
