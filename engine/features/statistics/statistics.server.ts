import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { nameOf } from '../../core/base/error-names.server.ts'
import type { Config } from '../../core/config/config.server.ts'
import type { Database } from '../../core/database/open.server.ts'
import { clientAddress } from '../../core/http/client-address.server.ts'
import type { HttpEnv } from '../../core/http/env.server.ts'
import { isHuman, isPrefetch } from '../../core/http/is-human.server.ts'
import { headersOf, type ReadHeader } from '../../core/http/request-header.server.ts'
import type { ServedFiles } from '../../core/served/served-files.server.ts'
import { facts } from '../../core/site/facts.ts'
import { localDay } from '../../core/time/clock.ts'
import { createIncrements } from './increments.server.ts'
import { isSpamReferer, sourceOf } from './sources.server.ts'
import { createVisitors, type Visit } from './visitors.server.ts'

/** How often the figures are written, in milliseconds: a crash loses no more. */
const writeInterval = 10_000

interface Settings {
  database: Database
  site: Pick<ServedFiles, 'articles' | 'files'>
  config: Pick<Config, 'siteUrl' | 'trustedProxies'>
  log: Logger
  /** Tests have a clock and a time zone of their own, and do not wait that long. */
  now?: () => number
  timeZone?: string
  writeEvery?: number
}

export interface Statistics {
  /** Counts a page that is about to be answered, where a person opens it. `page` is its main address. */
  countPageView: (context: Context<HttpEnv>, page: string) => void
  /** Counts a page that was fetched ahead, once a request comes from it. */
  countShownPrefetches: MiddlewareHandler<HttpEnv>
  /** How many readers of an article are counted and not written yet. */
  countReaders: (article: string) => number
  /** How the visit of whoever sends a request began. Undefined where that is not known. */
  visitOf: (context: Context<HttpEnv>) => Visit | undefined
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

  return {
    countPageView,
    countShownPrefetches(context, next) {
      if (visitors.hasPrefetches()) countShown(context)
      return next()
    },
    countReaders: increments.countReaders,
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
