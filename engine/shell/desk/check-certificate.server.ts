import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Check } from '../../core/desk/api.ts'
import { day } from '../../core/time/durations.ts'

/** How long before its end a certificate is due: those who renew by themselves have done so thirty days before. */
const dueBefore = 14 * day
/** For the connection, in milliseconds. */
const timeout = 3000

/** Until when the certificate of the site's domain is valid. Unknown where there is no domain, or it does not answer. */
export async function checkCertificate(siteUrl: string, now = Date.now()): Promise<Check<'certificate'>> {
  const { protocol, hostname, port } = new URL(siteUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (protocol !== 'https:' || isLocal) return { about: 'certificate', is: 'unknown', at: null, detail: '' }
  const { validTo, error } = await certificateOf(hostname, Number(port || 443))
  const at = validTo ?? null
  if (at === null) return { about: 'certificate', is: 'unknown', at, detail: error }
  const is = error ? 'bad' : at - now < dueBefore ? 'due' : 'good'
  return { about: 'certificate', is, at, detail: error }
}

/** The end of a certificate, and why browsers refuse it or there is none. */
function certificateOf(host: string, port: number): Promise<{ validTo?: number; error: string }> {
  const { promise, resolve } = Promise.withResolvers<{ validTo?: number; error: string }>()
  // Not refused, because when it ended is worth knowing too. Nothing is sent.
  const servername = isIP(host) ? '' : host
  const socket = connect({ host, port, servername, rejectUnauthorized: false }, () => {
    const validTo = Date.parse(socket.getPeerCertificate().valid_to)
    // Node's types say Error, but it is a code or null.
    const error = socket.authorized ? '' : String(socket.authorizationError)
    resolve(Number.isNaN(validTo) ? { error: error || 'no certificate' } : { validTo, error })
  })
  const timer = setTimeout(() => resolve({ error: 'timeout' }), timeout)
  socket.once('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }))
  return promise.finally(() => {
    clearTimeout(timer)
    socket.destroy()
  })
}
