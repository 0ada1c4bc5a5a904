import { Hono, type MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { pages } from '../app/pages.ts'
import { facts } from '../content/facts.ts'
import { getBookingCalendar, getOwnerCalendar } from './bookings/calendar-route.ts'
import {
  getSlots,
  postBooking,
  postCancellation,
  postConfirmation,
  postMove,
  showBooking,
} from './bookings/route.ts'
import { largeForm } from './forms/large-form.ts'
import { closeConnection } from './http/close-connection.ts'
import type { HttpEnv } from './http/env.ts'
import { errorHandler } from './http/error-handler.ts'
import { limitBody } from './http/limit-body.ts'
import { problem } from './http/problem.ts'
import { redirectToHttps } from './http/redirects.ts'
import { sameOrigin } from './http/same-origin.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { singleHost } from './http/single-host.ts'
import { limitWrites } from './limits/limit-writes.ts'
import { postMessage } from './messages/route.ts'
import { postLeaving, postSignUp, postSubscription, showLeaving, showSubscriber } from './newsletter/route.ts'
import { getLiveness, getReadiness } from './operations/health.ts'
import { observeRequests } from './operations/observe-requests.ts'
import { serveFiles, serveOthers } from './pages/serve-pages.ts'
import type { Runtime } from './runtime.ts'
import { answerViews } from './views/route.ts'

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
  // Counts in memory, so many readers of a network (statistics/visitors.ts).
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
