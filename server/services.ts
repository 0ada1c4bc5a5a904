import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './database/open.ts'
import { type Outbox, startOutbox } from './mail/outbox.ts'
import type { Metrics } from './operations/metrics.ts'
import { type Retention, startRetention } from './operations/retention.ts'
import type { Site } from './pages/site.ts'

/** What answers to requests work with. */
export interface Services {
  config: Config
  site: Site
  database: Database
  outbox: Outbox
  retention: Retention
  log: Logger
  /** Where METRICS_PORT is set. */
  metrics: Metrics | undefined
  /** Aborted once the server is going down. */
  stopping: AbortController
}

/**
 * Opens the database and starts what works beside requests: the outbox and retention. Used by the server, by
 * development and by tests. Throws a StartError where the database cannot be used.
 */
export async function startServices(config: Config, site: Site, log: Logger): Promise<Services> {
  const database = await openDatabase(config)
  return {
    config,
    site,
    database,
    outbox: startOutbox({ database, config, log }),
    retention: startRetention(database, log),
    log,
    metrics: config.metricsPort === undefined ? undefined : await loadMetrics(database),
    stopping: new AbortController(),
  }
}

/** Its library is loaded only where metrics are asked for. */
async function loadMetrics(database: Database): Promise<Metrics> {
  const { createMetrics } = await import('./operations/metrics.ts')
  return createMetrics(database)
}

/** Resolves when the work in hand beside requests is done: the mail in flight, the round of retention. */
export const finishBackgroundWork = ({ outbox, retention }: Services) =>
  Promise.all([outbox.stop(), retention.stop()])
