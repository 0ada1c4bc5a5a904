import { type Context, Hono } from 'hono'
import { nameOf } from '../../core/base/error-names.server.ts'
import type { Core, RunningFeature, ServerFeature } from '../../core/feature.server.ts'
import { clientAddress } from '../../core/http/client-address.server.ts'
import type { HttpEnv } from '../../core/http/env.server.ts'
import { isHuman, isPrefetch } from '../../core/http/is-human.server.ts'
import { headersOf, type ReadHeader } from '../../core/http/request-header.server.ts'
import { expiryRule } from '../../core/operations/expired-rows.server.ts'
import { facts } from '../../core/site/facts.ts'
import { localDay } from '../../core/time/clock.ts'
import type { Outcomes } from './desk/traffic.server.ts'
import { createIncrements } from './increments.server.ts'
import { answerViews } from './route.server.ts'
import { isSpamReferer, sourceOf } from './sources.server.ts'
import { createVisitors } from './visitors.server.ts'
import { tellWeek } from './week.server.ts'

/** How often the figures are written, in milliseconds: a crash loses no more. */
const writeInterval = 10_000

/** How long the figures of visits are stored: each month can be compared with the one a year before. */
const monthsOfFigures = 25

const firstDayOfFigures = (now: number) => {
  const date = new Date(now)
  return localDay(date.setUTCMonth(date.getUTCMonth() - monthsOfFigures), facts)
}

/** What of the figures has expired, and what they tell of a week, and of what visits lead to. */
export const statisticsOf = (outcomes: Outcomes): ServerFeature => ({
  tellWeek,
  expiry: {
    lasting: (now) => [
      expiryRule('page_views', ['day', 'page'], (row) => row('day', '<', firstDayOfFigures(now)), 'figures'),
      expiryRule(
        'visits',
        ['day', 'source', 'page'],
        (row) => row('day', '<', firstDayOfFigures(now)),
        'figures',
      ),
    ],
    passing: (now) => [
      expiryRule(
        'view_readers',
        ['day', 'post', 'reader'],
        (row) => row('day', '<', localDay(now, facts)),
        'readers',
      ),
    ],
  },
  desk: async (desk) => (await import('./desk/traffic.server.ts')).startTraffic(desk, outcomes),
})

interface Settings extends Pick<Core, 'database' | 'site' | 'config' | 'log'> {
  /** Tests have a clock and a time zone of their own, and do not wait that long. */
  now?: () => number
  timeZone?: string
  writeEvery?: number
}

export interface Statistics extends RunningFeature, Pick<Core, 'countPageView' | 'visitOf'> {
  /** How many readers of an article are counted and not written yet. */
  countReaders: (article: string) => number
  /** Resolves when everything that was counted until now is written, or cannot be. */
  stop: () => Promise<void>
}

/**
 * Counts views by page, readers by article and visits by their source and first page, in memory; writes them every ten
 * seconds. Nothing that tells who the visitors are leaves the memory but hashes of readers, for the day: decisions/011.
 */
export function startStatistics({
  database,
  site,
  config,
  log,
  now = Date.now,
  timeZone = facts.timeZone,
  writeEvery = writeInterval,
}: Settings): Statistics {
  const dayOf = (moment: number) => localDay(moment, { timeZone })
  const increments = createIncrements()
  const visitors = createVisitors(dayOf, now())
  const ownHost = new URL(config.siteUrl).host

  const articles = new Set(site.articles.map(({ path }) => path))

  function find(context: Context<HttpEnv>) {
    const network = clientAddress(context, config)
    const client = `${network} ${headersOf(context)('user-agent')}`
    return { network, client, known: visitors.find(client, now()) }
  }

  /** The path of this site that a request comes from. Undefined where it comes from elsewhere. */
  function ownReferer(header: ReadHeader): string | undefined {
    const [, host, path] = /^https?:\/\/([^/?#]+)([^?#]*)/.exec(header('referer') ?? '') ?? []
    return host === ownHost || host === header('host') ? path : undefined
  }

  const isArrival = (header: ReadHeader) =>
    header('sec-fetch-site') !== 'same-origin' && ownReferer(header) === undefined

  const sourceIn = ({ req }: Context<HttpEnv>) => sourceOf(req.query('utm_source'), req.header('Referer'))

  /** Somebody sees a page. `sourceNow` says where they come from, where that is not this site. */
  function view(visitor: ReturnType<typeof find>, page: string, sourceNow: (() => string) | undefined) {
    const { network, client, known } = visitor
    const day = dayOf(now())
    increments.addView(day, page)
    if (articles.has(page) && visitors.readsFirst(known, network, page))
      increments.addReader({ day, post: page, reader: client })
    const visit = sourceNow && visitors.arrive(known, () => ({ source: sourceNow(), page }), now())
    if (visit) increments.addVisit(day, visit.source, page)
  }

  /** A page that was fetched ahead is on the screen as soon as requests come from it. */
  function countShown(context: Context<HttpEnv>) {
    const header = headersOf(context)
    // While it is only prerendered, its pictures come ahead as well.
    if (isPrefetch(header) && !isDocument(header)) return
    const page = site.files.get(ownReferer(header) ?? '')?.page
    if (!page) return
    const visitor = find(context)
    const ahead = visitors.takePrefetch(visitor.known, page, now())
    if (!ahead) return
    const { source } = ahead
    view(visitor, page, source === undefined ? undefined : () => source)
  }

  function countPageView(context: Context<HttpEnv>, page: string) {
    const header = headersOf(context)
    const isWhole = context.req.method === 'GET' && header('range') === undefined
    if (!isWhole || !isHuman(header) || isSpamReferer(header('referer'))) return
    const visitor = find(context)
    if (isPrefetch(header)) {
      const source = isArrival(header) ? sourceIn(context) : undefined
      return visitors.addPrefetch(visitor.known, page, { source, fetchedAt: now() })
    }
    if (!isDocument(header)) return
    visitors.takePrefetch(visitor.known, page, now())
    view(visitor, page, isArrival(header) ? () => sourceIn(context) : undefined)
  }

  let isFailing = false
  async function write() {
    visitors.rollOverDay(now())
    try {
      await increments.write(database)
      isFailing = false
    } catch (error) {
      // Once, not every ten seconds.
      if (!isFailing) log.warn({ msg: 'statistics not written', error: nameOf(error) })
      isFailing = true
    }
  }
  let writing = Promise.resolve()
  const writeNext = () => {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(writeNext, writeEvery)

  const pages = new Hono<HttpEnv>()
  pages.use((context, next) => {
    if (visitors.hasPrefetches()) countShown(context)
    return next()
  })
  const { countReaders } = increments
  const api = new Hono<HttpEnv>()
  api.on(['GET', 'POST'], '/views', (context) => answerViews(context, { site, database, countReaders }))
  return {
    pages,
    api,
    // Counts in memory, so many readers of a network (visitors.server.ts).
    ownLimits: ['/api/views'],
    countPageView,
    countReaders,
    visitOf: (context) => visitors.visitOf(find(context).known),
    stop() {
      clearInterval(timer)
      return writeNext()
    },
  }
}

/** Whether the browser shows the answer as a page, as far as it says so. */
const isDocument = (header: ReadHeader) =>
  (header('sec-fetch-dest') ?? 'document') === 'document' &&
  (header('sec-fetch-mode') ?? 'navigate') === 'navigate'
