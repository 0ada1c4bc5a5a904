import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { type Api, answerApi } from './api.ts'
import { isUnavailable } from './database/unavailable.ts'
import { problem } from './http/problem.ts'
import { answerPage } from './pages/answer.ts'
import type { Site } from './pages/site.ts'

/** On every answer. Pages add their content security policy. */
const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The HTTP face of the site: the API below /api, everything else from the built pages. */
export function createApp({ site, api, log }: { site: Site; api: Api; log: Logger }) {
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders)) context.res.headers.set(name, value)
    if (!context.res.headers.has('Content-Security-Policy')) {
      context.res.headers.set('Content-Security-Policy', apiPolicy)
    }
    if (api.isStopping()) context.res.headers.set('Connection', 'close')
  })

  app.all('/api/*', async (context) => {
    const began = performance.now()
    const response = await answerApi(context.req.raw, context.env?.incoming?.socket.remoteAddress, api)
    // Neither addresses nor queries nor bodies: nothing that says who it was.
    log.info({
      method: context.req.method,
      path: context.req.path,
      status: response.status,
      ms: Math.round(performance.now() - began),
      msg: 'request',
    })
    return response
  })

  app.all('*', (context) => answerPage(context.req.raw, site))

  app.onError((error, context) => {
    if (error instanceof HTTPException) return problem(error.status === 413 ? 413 : 400)
    log.error({ path: context.req.path, error: error.message, stack: error.stack, msg: 'request failed' })
    return isUnavailable(error) ? problem(503, undefined, {}, { 'Retry-After': '5' }) : problem(500)
  })

  return app
}
