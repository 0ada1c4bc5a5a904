import { Hono, type MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { pages } from '../addresses/pages.ts'
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
import { facts } from '../core/site/facts.ts'
import { getBookingCalendar, getOwnerCalendar } from '../features/booking/calendar-route.server.ts'
import {
  getSlots,
  postBooking,
  postCancellation,
  postConfirmation,
  postMove,
  showBooking,
} from '../features/booking/route.server.ts'
import { postMessage } from '../features/messages/route.server.ts'
import {
  postLeaving,
  postSignUp,
  postSubscription,
  showLeaving,
  showSubscriber,
} from '../features/newsletter/route.server.ts'
import { answerViews } from '../features/statistics/route.server.ts'
import { getLiveness, getReadiness } from './health.ts'
import { observeRequests } from './observe-requests.ts'
import type { Runtime } from './runtime.ts'

export type App = ReturnType<typeof createApp>

/** All HTTP routes: the API below /api, the built pages and files everywhere else. */
export function createApp(runtime: Runtime) {
  const { config, site, log, stopping, bookings, statistics } = runtime
  const app = new Hono<HttpEnv>()
  app.use(observeRequests(app, runtime), closeConnection(stopping.signal), singleHost)
  app.use(statistics.countShownPrefetches)
  app.get('*', redirectToHttps(config))
  if (bookings) app.on('GET', [pages.book.en, pages.book.sv], showBooking({ ...runtime, bookings }))
  if (facts.newsletter) app.on('GET', [pages.contact.en, pages.contact.sv], showSubscriber(runtime))
  app.get('*', serveFiles(site, statistics))
  app.use(addSecurityHeaders)
  app.onError(errorHandler(log))

  const api = new Hono<HttpEnv>()
  api.use(requestId({ limitLength: 64 }), noStore)
  api.use(methodNotAllowed({ app: api, onMethodNotAllowed: (_, methods) => wrongMethod(methods) }))
  api.use(sameOrigin(config))
  api.use(limitBody((context) => largeForm(context, runtime.site)))
  api.use(limitWrites(config, ownLimits))
  api.post('/contact', (context) => postMessage(context, runtime))
  api.on(['GET', 'POST'], '/views', (context) => answerViews(context, runtime))
  if (bookings) {
    const all = { ...runtime, bookings }
    api.get('/slots', (context) => getSlots(context, all))
    api.get('/bookings/calendar', (context) => getBookingCalendar(context, runtime))
    api.get('/bookings/feed', (context) => getOwnerCalendar(context, runtime))
    api.post('/bookings', (context) => postBooking(context, all))
    api.post('/bookings/confirm', (context) => postConfirmation(context, all))
    api.post('/bookings/move', (context) => postMove(context, all))
    api.post('/bookings/cancel', (context) => postCancellation(context, all))
  }
  if (facts.newsletter) {
    api.post('/newsletter', (context) => postSignUp(context, runtime))
    api.post('/newsletter/confirm', (context) => postSubscription(context, runtime))
    api.get('/newsletter/leave', showLeaving)
    api.post('/newsletter/leave', (context) => postLeaving(context, runtime))
  }
  api.get('/health', (context) => getReadiness(context, runtime))
  api.get('/live', (context) => getLiveness(context, runtime))
  app.route('/api', api)
  app.all('/api/*', () => problem(404))

  app.get('*', serveOthers(site))
  app.all('*', () => wrongMethod(['GET', 'HEAD']))
  return app
}

/** The writing routes without the limit that holds for all others, and why. */
const ownLimits = new Set([
  // They count what they store, for all processes together, and answer with a page.
  '/api/contact',
  '/api/bookings',
  '/api/bookings/move',
  '/api/newsletter',
  // Counts in memory, so many readers of a network (statistics/visitors.server.ts).
  '/api/views',
  // Nobody is kept from leaving: mail programs ask for many from one network.
  '/api/newsletter/leave',
])

/** Responses of the API are never cached. */
const noStore: MiddlewareHandler = (context, next) => {
  context.header('Cache-Control', 'no-store')
  return next()
}

const wrongMethod = (allowed: string[]) => problem(405, undefined, {}, { Allow: allowed.join(', ') })
