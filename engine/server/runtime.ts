import type { Logger } from 'pino'
import { startAlerts } from '../core/alerts/alerts.server.ts'
import { watchDatabase } from '../core/alerts/watch-database.server.ts'
import type { Config } from '../core/config/config.server.ts'
import { openWhenPossible } from '../core/database/open.server.ts'
import type { Core, RunningFeature, ServerFeature } from '../core/feature.server.ts'
import { startOutbox } from '../core/mail/outbox.server.ts'
import { startRetention } from '../core/operations/expired-rows.server.ts'
import { startOwnerNotices } from '../core/operations/owner-notices.server.ts'
import type { ServedFiles } from '../core/served/served-files.server.ts'
import { alertTextsOf, countVisits, expiriesOf, features, mailsOf } from './features.ts'

/** The core, the running features, and the work in the background. */
export type Runtime = Awaited<ReturnType<typeof startRuntime>>

/**
 * Opens the database and starts the background work: the outbox, pushes, retention, and that of the features. Used by the
 * server, in development and in tests. Pages are served also where the data cannot be used. Throws an OwnerError where a
 * setting of the database is wrong.
 */
export async function startRuntime(config: Config, site: ServedFiles, log: Logger, started = features) {
  const database = await openWhenPossible(config)
  const outbox = startOutbox({ database, config, mails: mailsOf(started), log })
  const background = {
    outbox,
    retention: startRetention(database, expiriesOf(started), log),
    alerts: startAlerts({ database, config, texts: alertTextsOf(started), log }),
    ownerNotices: startOwnerNotices(database, config, started, log),
    databaseWatch: watchDatabase(database, config, log),
  }
  const counting = countVisits({ database, site, config, log })
  const { countPageView, visitOf } = counting
  const stopping = new AbortController()
  const core: Core = { config, site, database, outbox, log, stopping, countPageView, visitOf }
  return { ...core, running: [counting, ...(await startFeatures(started, core))], background }
}

/** Starts them one after the other. */
export async function startFeatures(
  started: readonly ServerFeature[],
  core: Core,
): Promise<RunningFeature[]> {
  const running: RunningFeature[] = []
  for (const { start } of started) if (start) running.push(await start(core))
  return running
}

/** Resolves when the features have nothing left to do: what was counted until now is written. */
export const stopFeatures = ({ running }: Pick<Runtime, 'running'>) =>
  Promise.all(running.map((one) => one.stop?.()))

/** Resolves when the background work is done: the mail in progress, the current round of retention, alerts, that of the features. */
export const finishBackgroundWork = (runtime: Runtime) =>
  Promise.all([...Object.values(runtime.background).map((one) => one.stop()), stopFeatures(runtime)])
