import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Seen } from '../app.ts'
import { onEveryAnswer } from '../http/security.ts'
import { chosenEncoding, type Encoding, headersOf } from './headers.ts'
import { bytesOf, type Held, lengthOf, type Site } from './site.ts'

interface Parts {
  site: Site
  trustedProxies: number
  isStopping: () => boolean
  observe?: ((seen: Seen) => void) | undefined
}

interface Answer {
  headers: Record<string, string>
  /** The bytes of a short file, as the letters that stand for them in Latin-1. */
  text: string | undefined
}

/**
 * Answers what nearly all requests are: a page or file of the site, whole, by its exact address. Says whether it did;
 * everything else is the app's to answer (app.ts), which would answer these with the same bytes. This way is there
 * because it is three times as fast: nothing is made for a request that is not the same for all of them.
 */
export function readyAnswers({ site, trustedProxies, isStopping, observe }: Parts) {
  const made = new Map<Held, Partial<Record<Encoding | 'plain', Answer>>>()

  function madeAnswer(file: Held, encoding: Encoding | undefined): Answer {
    const known = made.get(file) ?? {}
    made.set(file, known)
    const answer = known[encoding ?? 'plain'] ?? makeAnswer(file, encoding, site)
    known[encoding ?? 'plain'] = answer
    return answer
  }

  return ({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean => {
    if ((method !== 'GET' && method !== 'HEAD') || isStopping()) return false
    if (headers['if-none-match'] || headers.range) return false
    // Behind a proxy, who came without TLS may have to be led to where there is some.
    const scheme = headers['x-forwarded-proto'] ?? 'https'
    if (trustedProxies > 0 && scheme !== 'https') return false
    const file = url.startsWith('/') ? site.files.get(url) : undefined
    if (!file?.isHeld) return false
    const began = observe && performance.now()
    const encoding = chosenEncoding(headers['accept-encoding']?.toString() ?? '', file)
    const { headers: said, text } = madeAnswer(file, encoding)
    response.writeHead(200, said)
    if (method === 'HEAD') response.end()
    else if (text === undefined) response.end(bytesOf(file, encoding))
    else response.end(text, 'latin1')
    if (observe && began !== undefined) {
      const route = file.type.startsWith('text/html') ? 'page' : 'file'
      observe({ method, route, status: 200, seconds: (performance.now() - began) / 1000 })
    }
    return true
  }
}

/** In bytes. With more than 16 KB in all, headers included, a string would be slower than a Buffer. */
const textAtMost = 14.5 * 1024

/**
 * A string goes out in one piece with the headers, a Buffer in a piece of its own: that costs a tenth of the whole
 * answer.
 */
function makeAnswer(file: Held, encoding: Encoding | undefined, site: Site): Answer {
  const length = lengthOf(file, encoding)
  return {
    headers: {
      ...onEveryAnswer,
      ...headersOf(file, encoding, site),
      ...(encoding ? { 'Content-Encoding': encoding } : { 'Accept-Ranges': 'bytes' }),
      'Content-Length': String(length),
    },
    text: length > textAtMost ? undefined : bytesOf(file, encoding).toString('latin1'),
  }
}
