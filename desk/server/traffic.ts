/** What people read, where they come from, and what leads to messages and bookings. */

import { Hono } from 'hono'
import { z } from 'zod'
import { languageOf } from '../../app/path-language.ts'
import { dayAfter, type IsoDay, localDay } from '../../content/clock.ts'
import { languages } from '../../content/language.ts'
import { toEpoch } from '../../content/moments.ts'
import { wasMeetingSql } from '../../server/bookings/booking-state.ts'
import type { Database } from '../../server/database/open.ts'
import { problem } from '../../server/http/problem.ts'
import { groupOf } from '../../server/statistics/sources.ts'
import { type Span, spans, type Traffic, type Visits } from '../api.ts'
import { type Counts, fromKey, toKey } from './counts.ts'
import type { Desk, SitePages } from './desk.ts'

/** The most rows of sources, and of what leads to messages. */
const mostRows = 100
/** Fewer visits than these are not told apart. */
const smallGroup = 5

const Query = z.object({ days: z.coerce.number().pipe(z.literal(spans)) })

export function trafficRoutes(desk: Desk) {
  const routes = new Hono()
  routes.get('/traffic', async (context) => {
    const query = Query.safeParse(context.req.query())
    return query.success ? context.json(await loadTraffic(desk, query.data.days)) : problem(422)
  })
  return routes
}

async function loadTraffic({ database, counts, pages, rules }: Desk, days: Span): Promise<Traffic> {
  const today = localDay(Date.now(), rules)
  const now = { from: dayAfter(today, 1 - days), to: today }
  const before = { from: dayAfter(now.from, -days), to: dayAfter(now.from, -1) }
  const momentsOf = ({ from, to }: typeof now) => ({
    start: toEpoch(from, '00:00', rules),
    end: toEpoch(dayAfter(to, 1), '00:00', rules),
  })
  await counts.refresh(before.from, today)
  const views = {
    now: counts.views.byKey(now.from, now.to),
    before: counts.views.byKey(before.from, before.to),
  }
  const visits = {
    now: counts.visits.byKey(now.from, now.to),
    before: counts.visits.byKey(before.from, before.to),
  }
  const conversions = await countConversions(database, momentsOf(now))
  const conversionsBefore = await countConversions(database, momentsOf(before))
  return {
    days,
    byDay: byDay(counts, now.from, days),
    total: { views: sum(views.now), visits: sum(visits.now), ...totalOf(conversions) },
    before: { views: sum(views.before), visits: sum(visits.before), ...totalOf(conversionsBefore) },
    byPage: byPage(views, sumBy(visits.now, 'page'), pages.titles),
    bySource: bySource(sumBy(visits.now, 'source'), sumBy(visits.before, 'source')),
    byLanguage: languages.map((language) => ({
      language,
      views: sumOf(views.now, language),
      viewsBefore: sumOf(views.before, language),
    })),
    conversions: conversionRows(conversions, visits.now),
    articles: await articlesOf(database, pages),
  }
}

type Sums = ReadonlyMap<string, number>

const sum = (sums: Sums) => sums.values().reduce((total, count) => total + count, 0)

const sumOf = (views: Sums, language: (typeof languages)[number]) =>
  sum(new Map(views.entries().filter(([page]) => languageOf(page) === language)))

function sumBy(visits: Sums, part: 'source' | 'page'): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [pair, count] of visits) {
    const key = fromKey(pair)[part]
    sums.set(key, (sums.get(key) ?? 0) + count)
  }
  return sums
}

/** Nobody is recognised by being nearly alone. */
const rounded = (count: number): Visits => (count > 0 && count < smallGroup ? null : count)

const bothKeys = (now: Sums, before: Sums) => new Set([...now.keys(), ...before.keys()]).values().toArray()

function byPage(views: { now: Sums; before: Sums }, visits: Sums, titles: Record<string, string>) {
  return bothKeys(views.now, views.before)
    .map((page) => ({
      page,
      title: titles[page] ?? page,
      language: languageOf(page),
      views: views.now.get(page) ?? 0,
      viewsBefore: views.before.get(page) ?? 0,
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

interface Conversions {
  messages: number
  bookings: number
}

/** Messages without suspected ones, and bookings that were confirmed, by the pair of source and first page. */
async function countConversions(database: Database, { start, end }: { start: number; end: number }) {
  const conversions = new Map<string, Conversions>()
  const add = (pair: string, { messages = 0, bookings = 0 }: Partial<Conversions>) => {
    const known = conversions.get(pair) ?? { messages: 0, bookings: 0 }
    conversions.set(pair, { messages: known.messages + messages, bookings: known.bookings + bookings })
  }
  const messages = await database
    .selectFrom('messages')
    .select(({ fn }) => ['source', 'first_page', fn.countAll<number>().as('count')])
    .where('received_at', '>=', start)
    .where('received_at', '<', end)
    .where('spam', '=', 0)
    .groupBy(['source', 'first_page'])
    .execute()
  for (const { source, first_page, count } of messages)
    add(toKey(source, first_page), { messages: Number(count) })
  const bookings = await database
    .selectFrom('bookings')
    .select(({ fn }) => ['source', 'first_page', fn.countAll<number>().as('count')])
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .where(wasMeetingSql)
    .groupBy(['source', 'first_page'])
    .execute()
  for (const { source, first_page, count } of bookings)
    add(toKey(source, first_page), { bookings: Number(count) })
  return conversions
}

const totalOf = (conversions: ReadonlyMap<string, Conversions>): Conversions => ({
  messages: conversions.values().reduce((total, { messages }) => total + messages, 0),
  bookings: conversions.values().reduce((total, { bookings }) => total + bookings, 0),
})

function conversionRows(conversions: ReadonlyMap<string, Conversions>, visits: Sums): Traffic['conversions'] {
  const none: Conversions = { messages: 0, bookings: 0 }
  // Small groups that led to nothing would say nothing.
  const visited = visits.entries().filter(([, count]) => count >= smallGroup)
  return new Set([...conversions.keys(), ...visited.map(([pair]) => pair)])
    .values()
    .map((pair) => ({ pair, ...(conversions.get(pair) ?? none), visits: visits.get(pair) ?? 0 }))
    .toArray()
    .toSorted((a, b) => b.messages + b.bookings - (a.messages + a.bookings) || b.visits - a.visits)
    .slice(0, mostRows)
    .map(({ pair, messages, bookings, visits }) => {
      const { source, page } = fromKey(pair)
      return { source: source || null, firstPage: page || null, visits: rounded(visits), messages, bookings }
    })
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
      views: views + (counted.get(path) ?? 0),
    }))
    .toSorted((a, b) => b.views - a.views)
}
