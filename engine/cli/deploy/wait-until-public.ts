import { once } from 'node:events'
import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { messageOf } from '../../core/base/error-names.server.ts'
import { minute } from '../../core/time/durations.ts'

/** How long Caddy may take to get its first certificate, in ms. */
const certificateTimeout = minute

/** Resolves with why the site still does not answer at its public address, in a few words; undefined once it does. */
export async function waitUntilPublic(origin: string): Promise<string | undefined> {
  for (const end = Date.now() + certificateTimeout; ; await wait(1000)) {
    const reason = await reasonNow(origin)
    // A certificate that is there but not trusted will not become so.
    if (!reason || /self-signed|CERT/i.test(reason) || Date.now() > end) return reason
  }
}

async function reasonNow(origin: string): Promise<string | undefined> {
  try {
    const request = https.get(`${origin}/api/health`, { timeout: 5000, agent: false })
    request.once('timeout', () => request.destroy(new Error('no answer within 5 seconds')))
    const [response] = await once(request, 'response')
    response.resume()
    return response.statusCode === 200 ? undefined : `status ${response.statusCode}`
  } catch (error) {
    return messageOf(error)
  }
}
