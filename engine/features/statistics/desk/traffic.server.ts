/** What people read, where they come from, and what leads to messages and bookings. */

import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../../../core/database/open.server.ts'
import type { Desk, SitePages } from '../../../core/desk/desk.server.ts'
import type { DeskFeature } from '../../../core/desk/desk-feature.server.ts'
import { problem } from '../../../core/http/problem.server.ts'
import { facts } from '../../../core/site/facts.ts'
import { languageOf, languages } from '../../../core/site/languages.ts'
import { dayAfter, type IsoDay, localDay } from '../../../core/time/clock.ts'
import type { Interval } from '../../../core/time/interval.ts'
import { toEpoch } from '../../../core/time/moments.ts'
import { groupOf } from '../sources.server.ts'
import { type Counts, fromKey, startCounts, toKey } from './counts.server.ts'
import { type Span, spans, type Traffic, type Visits } from './traffic-api.ts'

/** The most rows of sources, and of what leads to messages. */
const mostRows = 100
/** Fewer visits than these are not told apart. */
const smallGroup = 5

const Query = z.object({ days: z.coerce.number().pipe(z.literal(spans)) })

/** How many of something a time has brought, by source and first page of the visits that led to them. */
type CountOutcomes = (
  database: Database,
  time: Interval,
) => Promise<{ source: string | null; first_page: string | null; count: number | string | bigint }[]>

/** What visits lead to. What is not there is counted as none. */
export interface Outcomes {
  messages?: CountOutcomes
  bookings?: CountOutcomes
}

interface TrafficDesk extends Desk {
  counts: Counts
  outcomes: Outcomes
}

/** Answers for the figures, and reads them beforehand until it is stopped. */
export function startTraffic(desk: Desk, outcomes: Outcomes): DeskFeature {
  const counts = startCounts(desk.database, facts)
  return { routes: trafficRoutes({ ...desk, counts, outcomes }), stop: counts.stop }
}

function trafficRoutes(desk: TrafficDesk) {
  const routes = new Hono()
  routes.get('/traffic', async (context) => {
    const query = Query.safeParse(context.req.query())
    return query.success ? context.json(await loadTraffic(desk, query.data.days)) : problem(422)
  })
  return routes
}

async function loadTraffic(desk: TrafficDesk, days: Span): Promise<Traffic> {
  const { database, counts, pages } = desk
  const today = localDay(Date.now(), facts)
  const from = dayAfter(today, 1 - days)
  const fromBefore = dayAfter(from, -days)
  await counts.refresh(fromBefore, today)
  const now = await countSpan(desk, from, today)
  const before = await countSpan(desk, fromBefore, dayAfter(from, -1))
  return {
    days,
    byDay: byDay(counts, from, days),
    total: totalOf(now),
    before: totalOf(before),
    byPage: byPage(now, before, pages.titles),
    bySource: bySource(sumBy('source', now.visits), sumBy('source', before.visits)),
    byLanguage: languages.map((language) => ({
      language,
      views: sumOf(now.views, language),
      viewsBefore: sumOf(before.views, language),
    })),
    conversions: conversionsOf(now),
    articles: await articlesOf(database, pages),
  }
}

type Sums = ReadonlyMap<string, number>

interface SpanCounts {
  /** By page. */
  views: Sums
  /** These by the pair of source and first page. */
  visits: Sums
  messages: Sums
  bookings: Sums
}

async function countSpan(desk: TrafficDesk, from: IsoDay, to: IsoDay): Promise<SpanCounts> {
  const { database, counts, outcomes } = desk
  const time = { start: toEpoch(from, '00:00', facts), end: toEpoch(dayAfter(to, 1), '00:00', facts) }
  async function byPair(count: CountOutcomes = async () => []): Promise<Sums> {
    const rows = await count(database, time)
    return new Map(rows.map(({ source, first_page, count }) => [toKey(source, first_page), Number(count)]))
  }
  return {
    views: counts.views.byKey(from, to),
    visits: counts.visits.byKey(from, to),
    messages: await byPair(outcomes.messages),
    bookings: await byPair(outcomes.bookings),
  }
}

const sum = (sums: Sums) => sums.values().reduce((total, count) => total + count, 0)

const sumOf = (views: Sums, language: (typeof languages)[number]) =>
  sum(new Map(views.entries().filter(([page]) => languageOf(page) === language)))

function sumBy(part: 'source' | 'page', pairs: Sums): Sums {
  const sums = new Map<string, number>()
  for (const [pair, count] of pairs) {
    const key = fromKey(pair)[part]
    sums.set(key, (sums.get(key) ?? 0) + count)
  }
  return sums
}

const totalOf = ({ views, visits, messages, bookings }: SpanCounts): Traffic['total'] => ({
  views: sum(views),
  visits: sum(visits),
  messages: sum(messages),
  bookings: sum(bookings),
})

/** Nobody is recognised by being nearly alone. */
const rounded = (count: number): Visits => (count > 0 && count < smallGroup ? null : count)

const bothKeys = (now: Sums, before: Sums) => [...new Set([...now.keys(), ...before.keys()])]

function byPage(now: SpanCounts, before: SpanCounts, titles: Record<string, string>) {
  const visits = sumBy('page', now.visits)
  return bothKeys(now.views, before.views)
    .map((page) => ({
      page,
      title: titles[page] ?? page,
      language: languageOf(page),
      views: now.views.get(page) ?? 0,
      viewsBefore: before.views.get(page) ?? 0,
      visits: rounded(visits.get(page) ?? 0),
    }))
    .toSorted((a, b) => b.views - a.views || b.viewsBefore - a.viewsBefore)
}

const bySource = (now: Sums, before: Sums) =>
  bothKeys(now, before)
    .map((source) => ({ source, visits: now.get(source) ?? 0, visitsBefore: before.get(source) ?? 0 }))
    .toSorted((a, b) => b.visits - a.visits || b.visitsBefore - a.visitsBefore)
    .slice(0, mostRows)
    .map(({ source, visits, visitsBefore }) => ({
      source,
      group: groupOf(source),
      visits: rounded(visits),
      visitsBefore: rounded(visitsBefore),
    }))

/** What led to something, and larger groups that led to nothing. */
function conversionsOf({ visits, messages, bookings }: SpanCounts): Traffic['conversions'] {
  const visited = visits.entries().filter(([, count]) => count >= smallGroup)
  return [...new Set([...messages.keys(), ...bookings.keys(), ...visited.map(([pair]) => pair)])]
    .map((pair) => ({
      ...fromKey(pair),
      visits: visits.get(pair) ?? 0,
      messages: messages.get(pair) ?? 0,
      bookings: bookings.get(pair) ?? 0,
    }))
    .toSorted((a, b) => b.messages + b.bookings - (a.messages + a.bookings) || b.visits - a.visits)
    .slice(0, mostRows)
    .map(({ source, page, visits, messages, bookings }) => ({
      source: source || null,
      firstPage: page || null,
      visits: rounded(visits),
      messages,
      bookings,
    }))
}

/** Each day with the one that lies a span before. */
const byDay = ({ views, visits }: Counts, from: IsoDay, days: Span): Traffic['byDay'] =>
  Array.from({ length: days }, (_, index) => {
    const day = dayAfter(from, index)
    const before = dayAfter(day, -days)
    return {
      day,
      views: views.ofDay(day),
      visits: visits.ofDay(day),
      viewsBefore: views.ofDay(before),
      visitsBefore: visits.ofDay(before),
    }
  })

/** The public counters, the highest first. */
async function articlesOf(database: Database, { articles, titles }: SitePages): Promise<Traffic['articles']> {
  const rows = await database.selectFrom('views').selectAll().execute()
  const counted = new Map(rows.map(({ post, views }) => [post, views]))
  return articles
    .map(({ path, views }) => ({
      page: path,
      title: titles[path] ?? path,
      language: languageOf(path),
      views: views + (counted.get(path) ?? 0),
    }))
    .toSorted((a, b) => b.views - a.views)
}
