/** What a request has to be like before anything else is looked at. Each rule keeps out an attack of guards.test.ts. */
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HttpEnv } from '../http/env.server.ts'
import { problem } from '../http/problem.server.ts'

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(),microphone=(),geolocation=(),payment=(),usb=()',
  'Cache-Control': 'no-store',
}

interface DeskEnv {
  Variables: { ownHeaders?: Record<string, string> }
}

/** The headers of every response, whoever made it. */
export const addHeaders: MiddlewareHandler<DeskEnv> = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries({ ...headers, ...context.get('ownHeaders') }))
    context.res.headers.set(name, value)
  // The desk is on this machine, without a certificate.
  context.res.headers.delete('Strict-Transport-Security')
}

/**
 * Replaces the policy for the preview of a mail, which is shown in a frame of the desk: a mail has styles in its text and a
 * picture of the site. In the sandbox nothing else works, no script and no link.
 */
export const previewHeaders =
  (siteUrl: string): MiddlewareHandler<DeskEnv> =>
  (context, next) => {
    context.set('ownHeaders', {
      'Content-Security-Policy':
        `default-src 'none'; style-src 'unsafe-inline'; img-src ${new URL(siteUrl).origin}; base-uri 'none'; ` +
        "form-action 'none'; frame-ancestors 'self'; sandbox",
      'X-Frame-Options': 'SAMEORIGIN',
    })
    return next()
  }

/** Refuses requests to any other name: one that an attacker's page lets point to this machine (DNS rebinding). */
export const requireDeskHost =
  (port: number): MiddlewareHandler<HttpEnv> =>
  async (context, next) =>
    [`127.0.0.1:${port}`, `localhost:${port}`].includes(context.req.header('Host') ?? '')
      ? next()
      : problem(403, 'This is not the address of the desk')

/**
 * Refuses what pages of others send. Whatever changes something must come from the desk's own page and be JSON or a file as it is, which
 * no form can send. Other programs on this machine are at the same site but another port, so `same-site` is refused too.
 */
export const requireDeskOrigin: MiddlewareHandler<HttpEnv> = async (context, next) => {
  const { method } = context.req
  const isReading = method === 'GET' || method === 'HEAD'
  const site = context.req.header('Sec-Fetch-Site')
  if (!(site === undefined || site === 'same-origin' || (isReading && site === 'none'))) return problem(403)
  if (isReading) return next()
  // The host is one of the desk's: requireDeskHost has seen to it.
  if (context.req.header('Origin') !== `http://${context.req.header('Host')}`) return problem(403)
  const [type = ''] = (context.req.header('Content-Type') ?? '').split(';')
  return /^application\/(json|octet-stream)$/i.test(type.trim()) ? next() : problem(415)
}

const largestJson = 64 * 1024
/** Room for a list of about 100,000 addresses, in bytes. */
export const largestFile = 8 * 1024 * 1024

const limitTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: () => problem(413, `The body is larger than ${maxSize} bytes`) })
const [limitJson, limitFile] = [limitTo(largestJson), limitTo(largestFile)]

/** Refuses a body that is larger. What is no file is JSON: requireDeskOrigin has seen to it. */
export const limitBody: MiddlewareHandler = (context, next) =>
  /^application\/octet-stream\b/i.test(context.req.header('Content-Type') ?? '')
    ? limitFile(context, next)
    : limitJson(context, next)
