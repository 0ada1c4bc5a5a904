import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isSameSecret, sha256 } from '../base/sha256.ts'
import { problem } from '../http/problem.server.ts'
import { expiredLinkPage } from './expired-link-page.server.ts'

/** 192 random bits. */
export const newKey = () => randomBytes(24).toString('base64url')

/**
 * Lets in the browser that comes with the key first: the key becomes a cookie, and leaves the address. Other requests
 * are answered with how to start again. The memory holds hashes only.
 */
export function requireSession({ key, port }: { key: string; port: number }): MiddlewareHandler {
  // Browsers send a cookie to every port of a host, so each desk names its own.
  const cookieName = `desk-${port}`
  let keyHash: string | undefined = sha256(key)
  let sessionHash: string | undefined

  const hasSession = (context: Context) => isHashOf(getCookie(context, cookieName), sessionHash)

  return async (context, next) => {
    const isEntrance = context.req.path === '/' && context.req.query('key') !== undefined
    if (isEntrance && context.req.method === 'GET' && !isPrefetched(context)) {
      if (hasSession(context)) return context.redirect('/', 303)
      if (!isHashOf(context.req.query('key'), keyHash)) return context.html(expiredLinkPage(), 401)
      keyHash = undefined
      const session = newKey()
      sessionHash = sha256(session)
      setCookie(context, cookieName, session, { httpOnly: true, sameSite: 'Strict', path: '/' })
      return context.redirect('/', 303)
    }
    if (hasSession(context)) return next()
    return context.req.path.startsWith('/api/') ? problem(401) : context.html(expiredLinkPage(), 401)
  }
}

const isHashOf = (text: string | undefined, known: string | undefined): boolean =>
  text !== undefined && known !== undefined && isSameSecret(sha256(text), known)

/** Whether a browser fetches an address before the owner opens it, perhaps while they paste it: that must not use up the key. */
const isPrefetched = ({ req }: Context): boolean =>
  ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].some((name) =>
    /prefetch|prerender|preview/i.test(req.header(name) ?? ''),
  )
