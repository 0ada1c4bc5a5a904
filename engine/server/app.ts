import { Hono, type MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { largeForm } from '../core/forms/large-form.server.ts'
import { closeConnection } from '../core/http/close-connection.server.ts'
import type { HttpEnv } from '../core/http/env.server.ts'
import { errorHandler } from '../core/http/error-handler.server.ts'
import { limitBody } from '../core/http/limit-body.server.ts'
import { problem } from '../core/http/problem.server.ts'
import { redirectToHttps } from '../core/http/redirects.server.ts'
import { sameOrigin } from '../core/http/same-origin.server.ts'
import { addSecurityHeaders } from '../core/http/security-headers.server.ts'
import { singleHost } from '../core/http/single-host.server.ts'
import { limitWrites } from '../core/limits/limit-writes.server.ts'
import { serveFiles, serveOthers } from '../core/served/serve-pages.server.ts'
import { notFoundResponse } from '../pages/error/not-found.server.ts'
import { getLiveness, getReadiness } from './health.ts'
import { observeRequests } from './observe-requests.ts'
import type { Runtime } from './runtime.ts'

export type App = ReturnType<typeof createApp>

/** Everything that HTTP answers: the API of the features below /api, their pages, and the built pages and files everywhere else. */
export function createApp(runtime: Runtime) {
  const { config, site, log, running } = runtime
  const app = new Hono<HttpEnv>()
  app.use(observeRequests(app, runtime), closeConnection(runtime.stopping.signal), singleHost)
  app.get('*', redirectToHttps(config))
  for (const { pages } of running) if (pages) app.route('/', pages)
  app.get('*', serveFiles(runtime))
  app.use(addSecurityHeaders)
  app.onError(errorHandler(log))

  const api = new Hono<HttpEnv>()
  const longForms = Object.assign({}, ...running.map(({ longForms }) => longForms))
  const ownLimits = new Set(running.flatMap(({ ownLimits = [] }) => ownLimits))
  api.use(requestId({ limitLength: 64 }), noStore)
  api.use(methodNotAllowed({ app: api, onMethodNotAllowed: (_, methods) => wrongMethod(methods) }))
  api.use(sameOrigin(config))
  api.use(limitBody((context) => largeForm(context, site, longForms)))
  api.use(limitWrites(config, ownLimits))
  for (const { api: ofFeature } of running) if (ofFeature) api.route('/', ofFeature)
  api.get('/health', (context) => getReadiness(context, runtime))
  api.get('/live', (context) => getLiveness(context, runtime))
  // The name by which hosting platforms ask.
  app.get('/up', noStore, (context) => getLiveness(context, runtime))
  app.route('/api', api)
  app.all('/api/*', () => problem(404))

  app.get('*', serveOthers(site, notFoundResponse))
  app.all('*', () => wrongMethod(['GET', 'HEAD']))
  return app
}

/** Responses of the API are never cached. */
const noStore: MiddlewareHandler = (context, next) => {
  context.header('Cache-Control', 'no-store')
  return next()
}

const wrongMethod = (allowed: string[]) => problem(405, undefined, {}, { Allow: allowed.join(', ') })
