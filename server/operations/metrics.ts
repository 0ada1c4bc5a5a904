import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/open.ts'

/** A finished request, without text of a visitor. */
interface FinishedRequest {
  method: string
  /** A path of the API, else `page` or `file`. */
  route: string
  status: number
  seconds: number
}

/**
 * The metrics for Prometheus: requests by route and status with their durations, current numbers of the outbox and the
 * messages, and the process. Only loaded where METRICS_PORT is set.
 */
export function createMetrics(database: Database) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by method, route and status',
    labelNames,
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the headers of a request to the start of its answer',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  addStored(registry, database)
  return {
    /** Counts a finished request. */
    observe({ method, route, status, seconds }: FinishedRequest) {
      requests.inc({ method, route, status })
      durations.observe({ route }, seconds)
    },
    /** Answers `GET /metrics` in Prometheus' text format, and nothing else. */
    server: createServer(async (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      try {
        const text = await registry.metrics()
        response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
      } catch {
        // The database is down: a failed scrape tells Prometheus.
        response.writeHead(503).end()
      }
    }),
  }
}

/** Numbers from the database, the same for all processes that share it. */
function addStored(registry: Registry, database: Database) {
  const count = (table: 'messages' | 'outbox') =>
    database.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'))
  new Gauge({
    name: 'outbox_mails',
    help: 'Mails that wait for their first try, wait for another after a failure, or were given up',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const unsent = count('outbox').where('sent_at', 'is', null)
      const open = unsent.where('failed_at', 'is', null)
      const states = {
        waiting: open.where('last_error', 'is', null),
        failed: open.where('last_error', 'is not', null),
        'given-up': unsent.where('failed_at', 'is not', null),
      }
      for (const [state, query] of Object.entries(states)) {
        this.set({ state }, Number((await query.executeTakeFirstOrThrow()).count))
      }
    },
  })
  new Gauge({
    name: 'messages_stored',
    help: 'Contact messages that are kept, by whether they are suspected spam',
    labelNames: ['spam'],
    registers: [registry],
    async collect() {
      for (const spam of [0, 1] as const) {
        const row = await count('messages').where('spam', '=', spam).executeTakeFirstOrThrow()
        this.set({ spam: spam ? 'yes' : 'no' }, Number(row.count))
      }
    },
  })
}
