import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Readable } from 'node:stream'
import { codeOf } from '../../../core/base/error-names.server.ts'
import { literalAddress, lookupAllowed, PrivateAddressError } from '../../../core/network/ip-range.server.ts'
import { CalendarText } from './calendar-text.server.ts'
import { failure, unpacked } from './unpack.server.ts'

const defaultLimits = {
  /**
   * For a calendar with all redirects, in milliseconds. Secret addresses hold all years: 19 MB in 17 seconds were seen of
   * Google.
   */
  time: 30_000,
  /** Of the text, however it was packed. */
  bytes: 32 * 1024 * 1024,
  redirects: 3,
}

/** Which version of a calendar it is, as its server says. */
export interface Version {
  etag: string | undefined
  lastModified: string | undefined
}

export type Fetched =
  | { is: 'fetched'; text: string; version: Version }
  /** It still is the version that is known. */
  | { is: 'unchanged' }
  | { is: 'failed'; reason: string }

export interface FetchSettings {
  /** The version that is known. */
  version?: Version | undefined
  /** Whether calendars may be without encryption. */
  isPlainAllowed: boolean
  isAllowed: (address: string) => boolean
  signal: AbortSignal
  limits?: Partial<typeof defaultLimits>
}

/** Gets the text of a calendar over HTTP or from a file. */
export async function fetchCalendar(url: URL, settings: FetchSettings): Promise<Fetched> {
  const limits = { ...defaultLimits, ...settings.limits }
  const timeout = AbortSignal.timeout(limits.time)
  try {
    const signal = AbortSignal.any([settings.signal, timeout])
    if (url.protocol === 'file:') return await readCalendarFile(url, { ...settings, signal }, limits.bytes)
    const response = await follow(url, { ...settings, signal }, limits.redirects)
    if (response.statusCode === 304) {
      response.destroy()
      return { is: 'unchanged' }
    }
    const text = await readText(response, response.headers['content-encoding'], limits.bytes)
    const { etag, 'last-modified': lastModified } = response.headers
    return { is: 'fetched', text, version: { etag, lastModified } }
  } catch (error) {
    return { is: 'failed', reason: timeout.aborted ? 'timeout' : codeOf(error) }
  }
}

async function readCalendarFile(
  url: URL,
  { version, signal }: FetchSettings,
  maxBytes: number,
): Promise<Fetched> {
  const file = await stat(url)
  const { size, mtimeMs, ino } = file
  if (!file.isFile()) throw failure('not-a-file')
  if (size > maxBytes) throw failure('too-large')
  const etag = `${ino} ${size} ${mtimeMs}`
  if (version?.etag === etag) return { is: 'unchanged' }
  return {
    is: 'fetched',
    text: await readText(createReadStream(url, { signal }), undefined, maxBytes),
    version: { etag, lastModified: undefined },
  }
}

/** The response at the end of the redirects. Rejects where there are too many, one is not allowed, or it is an error. */
async function follow(url: URL, settings: FetchSettings, redirects: number): Promise<IncomingMessage> {
  const response = await request(url, settings)
  const { statusCode = 0, headers } = response
  if (statusCode === 200 || (statusCode === 304 && settings.version)) return response
  response.destroy()
  if (![301, 302, 303, 307, 308].includes(statusCode)) throw failure(`status-${statusCode}`)
  if (redirects === 0) throw failure('too-many-redirects')
  const target = URL.parse(headers.location ?? '', url)
  if (!target) throw failure('wrong-redirect')
  return follow(target, settings, redirects - 1)
}

function request(url: URL, { version, isPlainAllowed, isAllowed, signal }: FetchSettings) {
  const isPlain = url.protocol === 'http:'
  if (!(url.protocol === 'https:' || (isPlain && isPlainAllowed))) throw failure('not-encrypted')
  // Node looks up names only.
  const literal = literalAddress(url)
  if (literal && !isAllowed(literal)) throw new PrivateAddressError()
  return new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      // A connection of its own: a shared one may have been opened without the check.
      agent: false,
      lookup: lookupAllowed(isAllowed),
      signal,
      headers: {
        Accept: 'text/calendar, */*;q=0.1',
        // Without it, any coding may come.
        'Accept-Encoding': 'gzip, identity',
        'User-Agent': 'busy-calendars',
        ...(version?.etag ? { 'If-None-Match': version.etag } : {}),
        ...(version?.lastModified ? { 'If-Modified-Since': version.lastModified } : {}),
      },
    }
    const { get } = isPlain ? http : https
    get(url, options, resolve).on('error', reject)
  })
}

async function readText(body: Readable, codings: string | undefined, maxBytes: number): Promise<string> {
  const text = new CalendarText()
  let bytes = 0
  for await (const chunk of unpacked(body, codings ?? '', maxBytes)) {
    bytes += chunk.length
    // Leaving the loop also closes the connection.
    if (bytes > maxBytes) throw failure('too-large')
    text.add(chunk)
  }
  return text.end()
}
