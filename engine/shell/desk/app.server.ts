import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { DeskFacts } from '../../core/desk/api.ts'
import { type Client, serveClient } from '../../core/desk/client-files.server.ts'
import type { Desk } from '../../core/desk/desk.server.ts'
import type { DeskFeature } from '../../core/desk/desk-feature.server.ts'
import { addHeaders, limitBody, requireDeskHost, requireDeskOrigin } from '../../core/desk/guards.server.ts'
import { requireSession } from '../../core/desk/session.server.ts'
import { createUndoQueue } from '../../core/desk/undo.server.ts'
import type { HttpEnv } from '../../core/http/env.server.ts'
import { errorHandler } from '../../core/http/error-handler.server.ts'
import { problem } from '../../core/http/problem.server.ts'
import { singleHost } from '../../core/http/single-host.server.ts'
import { mailWords } from '../../core/mail/mail.words.ts'
import { facts } from '../../core/site/facts.ts'
import { site } from '../../core/site/site.ts'
import { createBackups } from '../../features/backups/desk/check-backups.server.ts'
import { countMeetings, startBookings } from '../../features/booking/desk/bookings.server.ts'
import { type BookingRules, bookingRules } from '../../features/booking/rules.ts'
import { countMessages, createMessages } from '../../features/messages/desk/messages.server.ts'
import { newsletterRoutes } from '../../features/newsletter/desk/newsletter.server.ts'
import { startTraffic } from '../../features/statistics/desk/traffic.server.ts'
import { startChecks } from './checks.server.ts'
import { failedMailRoutes } from './failed-mails.server.ts'
import { newWordsRoutes } from './new-words.server.ts'
import { loadToday } from './today.server.ts'

interface DeskOptions extends Pick<Desk, 'config' | 'database' | 'log' | 'pages'> {
  client: Client
  /** Opens the desk once. */
  key: string
  rules?: BookingRules
  /** How long everything can be undone, in milliseconds. */
  undoFor?: number
}

/** Starts what the desk does in the background, and what answers its requests. */
export function createDesk({ client, key, rules = bookingRules, undoFor = 10_000, ...given }: DeskOptions) {
  const desk: Desk = { ...given, undo: createUndoQueue(given.log, undoFor) }
  const checks = startChecks(desk)
  /** In the order of their checks, and of what they add to Today. */
  const features: readonly DeskFeature[] = [
    createMessages(desk),
    createBackups(desk),
    checks,
    startBookings(desk, rules),
    startTraffic(desk, { messages: countMessages, bookings: countMeetings }),
  ]

  const api = new Hono<HttpEnv>()
  api.use(limitBody)
  if (facts.newsletter) api.route('/newsletter', newsletterRoutes(desk))
  api.get('/desk', (context) => context.json(deskFacts(desk, rules)))
  api.get('/today', async (context) => context.json(await loadToday(desk, features, checks.newerRelease())))
  api.route('/mails', failedMailRoutes(desk))
  for (const { routes } of features) if (routes) api.route('/', routes)
  api.route('/new-words', newWordsRoutes(desk))
  api.post('/undo/:undo', async (context) => {
    const isUndone = await desk.undo.undo(context.req.param('undo'))
    if (isUndone === undefined) return problem(404)
    return isUndone ? context.json({}) : problem(409, 'It has happened already')
  })
  return {
    app: createApp(desk, api, client, key),
    /** Carries out what waits to be undone, and ends the background work. */
    async stop() {
      await desk.undo.stop()
      await Promise.all(features.map(({ stop }) => stop?.()))
    },
  }
}

/** Everything that the desk answers: its API below /api, its page everywhere else. */
function createApp({ config, log }: Desk, api: Hono<HttpEnv>, client: Client, key: string) {
  const app = new Hono<HttpEnv>()
  app.use(addHeaders, singleHost, requireDeskHost(config.deskPort), requireDeskOrigin)
  app.use(requireSession({ key, port: config.deskPort }), compress())
  app.onError(errorHandler(log))
  app.route('/api', api)
  app.all('/api/*', () => problem(404))
  app.use(serveClient(client))
  return app
}

const deskFacts = ({ config }: Desk, rules: BookingRules): DeskFacts => ({
  brand: facts.brand,
  siteUrl: config.siteUrl,
  language: facts.officeLanguage,
  timeZone: facts.timeZone,
  replyWithin: { en: site.promises.en.within, sv: site.promises.sv.within },
  confirmationSubject: { en: mailWords.en.confirmation.subject, sv: mailWords.sv.confirmation.subject },
  hasBooking: rules.kinds.length > 0,
  hasNewsletter: facts.newsletter,
})
