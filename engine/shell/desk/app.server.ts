import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { DeskFacts } from '../../core/desk/api.ts'
import { type Client, serveClient } from '../../core/desk/client-files.server.ts'
import type { Desk } from '../../core/desk/desk.server.ts'
import type { DeskFeature } from '../../core/desk/desk-feature.server.ts'
import { addHeaders, limitBody, requireDeskHost, requireDeskOrigin } from '../../core/desk/guards.server.ts'
import { requireSession } from '../../core/desk/session.server.ts'
import { createUndoQueue } from '../../core/desk/undo.server.ts'
import type { ServerFeature } from '../../core/feature.server.ts'
import type { HttpEnv } from '../../core/http/env.server.ts'
import { errorHandler } from '../../core/http/error-handler.server.ts'
import { problem } from '../../core/http/problem.server.ts'
import { singleHost } from '../../core/http/single-host.server.ts'
import { mailWords } from '../../core/mail/mail.words.ts'
import { facts } from '../../core/site/facts.ts'
import { languages } from '../../core/site/languages.ts'
import { site } from '../../core/site/site.ts'
import { perLanguage } from '../../core/text/language.ts'
import { startChecks } from './checks.server.ts'
import { failedMailRoutes } from './failed-mails.server.ts'
import { newWordsRoutes } from './new-words.server.ts'
import { loadToday } from './today.server.ts'

interface DeskOptions extends Pick<Desk, 'config' | 'database' | 'log' | 'pages'> {
  features: readonly ServerFeature[]
  client: Client
  /** Opens the desk once. */
  key: string
  /** How long everything can be undone, in milliseconds. */
  undoFor?: number
}

/** Starts what the desk does in the background, and what answers its requests. */
export async function createDesk({ features, client, key, undoFor = 10_000, ...given }: DeskOptions) {
  const desk: Desk = { ...given, undo: createUndoQueue(given.log, undoFor) }
  const ofFeatures = await Promise.all(features.map(async (feature) => (await feature.desk?.(desk)) ?? {}))
  const checks = startChecks(desk)
  /** In the order of their checks. */
  const parts: readonly DeskFeature[] = [...ofFeatures, checks]

  const api = new Hono<HttpEnv>()
  api.use(limitBody)
  api.get('/desk', (context) => context.json(factsOf(desk, parts)))
  api.get('/today', async (context) => context.json(await loadToday(desk, parts, checks.newerRelease())))
  api.route('/mails', failedMailRoutes(desk))
  for (const { routes } of parts) if (routes) api.route('/', routes)
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
      await Promise.all(parts.map(({ stop }) => stop?.()))
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

const factsOf = ({ config }: Desk, parts: readonly DeskFeature[]): DeskFacts =>
  Object.assign(
    {
      brand: facts.brand,
      siteUrl: config.siteUrl,
      language: facts.officeLanguage,
      languages,
      timeZone: facts.timeZone,
      replyWithin: perLanguage((one) => site.promises[one].within),
      confirmationSubject: perLanguage((one) => mailWords[one].confirmation.subject),
    },
    ...parts.map((part) => part.facts),
  )
