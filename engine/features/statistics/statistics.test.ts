import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pagePaths } from '../../../tests/fixtures/site-with-pages.ts'
import type { TestedApp } from '../../../tests/support/app.ts'
import {
  arriving,
  countingServersForEachTest,
  from,
  type RequestHeaders,
  within,
} from '../../../tests/support/counting-servers.ts'
import { command } from '../../../tests/support/postgres-command.ts'
import { random as randomNumbers } from '../../artwork/drawing.ts'
import { minute } from '../../core/time/durations.ts'

const site = countingServersForEachTest('2026-03-28T12:00:00Z')

/** Moments around midnight and both clock changes in Stockholm, with their day, and the day 29 minutes later. */
const moments = [
  { at: '2026-03-28T22:59:59.999Z', day: '2026-03-28', later: '2026-03-29' },
  { at: '2026-03-28T23:00:00.000Z', day: '2026-03-29', later: '2026-03-29' },
  { at: '2026-03-29T00:59:59.999Z', day: '2026-03-29', later: '2026-03-29' },
  { at: '2026-03-29T21:45:00.000Z', day: '2026-03-29', later: '2026-03-30' },
  { at: '2026-03-29T22:00:00.000Z', day: '2026-03-30', later: '2026-03-30' },
  { at: '2026-06-15T12:00:00.000Z', day: '2026-06-15', later: '2026-06-15' },
  { at: '2026-10-24T21:59:59.999Z', day: '2026-10-24', later: '2026-10-25' },
  { at: '2026-10-25T00:30:00.000Z', day: '2026-10-25', later: '2026-10-25' },
  { at: '2026-10-25T01:30:00.000Z', day: '2026-10-25', later: '2026-10-25' },
  { at: '2026-10-25T22:59:00.000Z', day: '2026-10-25', later: '2026-10-26' },
  { at: '2026-12-31T23:00:00.000Z', day: '2027-01-01', later: '2027-01-01' },
] as const

const arrivals: { source: string; query?: string; headers: RequestHeaders }[] = [
  { source: 'google', headers: arriving('https://www.google.se/') },
  { source: 'bing', headers: { Referer: 'https://www.bing.com/search?q=kod' } },
  { source: 'chatgpt', query: '?utm_source=chatgpt.com', headers: arriving() },
  { source: 'linkedin', headers: arriving('https://lnkd.in/abc') },
  { source: 'blogg.example', headers: arriving('https://www.blogg.example/inlagg') },
  { source: 'newsletter', query: '?utm_source=Newsletter', headers: { 'Sec-Fetch-Site': 'none' } },
  { source: 'direct', headers: { 'Sec-Fetch-Site': 'none' } },
  { source: 'direct', headers: {} },
]

/** What is answered, and counts for nothing. */
const uncounted: [path: string, headers: RequestHeaders, method?: string][] = [
  ['/about', { ...arriving(), 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['/about', { ...arriving(), 'User-Agent': '' }],
  ['/about', { ...arriving(), 'Sec-Purpose': 'prefetch;prerender' }],
  ['/contact', { ...arriving(), Purpose: 'prefetch' }],
  ['/contact', { ...arriving(), 'X-Moz': 'prefetch' }],
  ['/about', { ...arriving(), 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' }],
  ['/about', { ...arriving(), 'Sec-Fetch-Dest': 'iframe' }],
  ['/about', arriving(), 'HEAD'],
  ['/about', { ...arriving(), Range: 'bytes=0-3' }],
  ['/picture.svg', arriving('https://www.google.com/')],
  ['/missing', arriving()],
  ['/sv/saknas', arriving()],
  ['/old', arriving()],
]

test('800 visits by people and robots count exactly, on every server, over midnight and clock changes', async () => {
  const random = randomNumbers(20_261_125)
  const pick = <Kind>(all: readonly Kind[]): Kind => {
    const picked = all[Math.floor(random() * all.length)]
    if (picked === undefined) throw new Error('Nothing to pick')
    return picked
  }
  const expected: Record<'views' | 'visits', Record<string, number>> = { views: {}, visits: {} }
  const expectOne = (table: 'views' | 'visits', key: string) => {
    expected[table][key] = (expected[table][key] ?? 0) + 1
  }
  const sent: { at: number; server: number; path: string; headers: RequestHeaders; method?: string }[] = []

  for (let visitor = 0; visitor < 800; visitor++) {
    const { at, day, later } = pick(moments)
    const { source, query = '', headers } = pick(arrivals)
    const first = pick(pagePaths)
    const time = Date.parse(at)
    const arrival = { server: visitor, path: first + query, headers: { ...from(visitor), ...headers } }
    sent.push({ ...arrival, at: time })
    expectOne('views', `${day} ${first}`)
    expectOne('visits', `${day} ${source} ${first}`)
    // A browser that has the page asks whether it has changed.
    if (random() < 0.3) {
      const known = { 'If-None-Match': '"of-this-text"' }
      sent.push({ ...arrival, at: time + 29 * minute, headers: { ...arrival.headers, ...known } })
      expectOne('views', `${later} ${first}`)
    }
    // The next pages may be answered by any server.
    for (let opened = 0; random() < 0.6; opened++) {
      const page = pick(pagePaths)
      const path = page === '/about' && random() < 0.5 ? '/om' : page
      sent.push({ at: time, server: opened, path, headers: { ...from(visitor), ...within(first) } })
      expectOne('views', `${day} ${page}`)
    }
    if (random() < 0.5) {
      const [path, headers, method = 'GET'] = pick(uncounted)
      const stranger = { ...from(100_000 + visitor), ...headers }
      sent.push({ at: time, server: visitor, path, headers: stranger, method })
    }
  }

  for (const [index, one] of sent.toSorted((a, b) => a.at - b.at).entries()) {
    const { at, path, headers, ...rest } = one
    site().clock.now = at
    await site().request(path, headers, rest)
    // The servers write meanwhile.
    if (index % 100 === 0) await setImmediate()
  }
  await site().write()
  expect(await site().stored()).toEqual(expected)
})

test('who arrives again within half an hour is on the same visit', async () => {
  const search = { ...from(1), ...arriving('https://www.google.com/') }
  const [first = '', second = ''] = ['/about', '/contact']
  await site().request(first, search)
  site().clock.now += 29 * minute
  await site().request(second, { ...from(1), ...arriving('https://www.bing.com/') })
  site().clock.now += 29 * minute
  await site().request(first, search)
  site().clock.now += 30 * minute
  await site().request(second, { ...from(1), ...arriving('https://www.bing.com/') })
  await site().write()
  expect(await site().stored()).toEqual({
    views: { '2026-03-28 /about': 2, '2026-03-28 /contact': 2 },
    visits: { '2026-03-28 google /about': 1, '2026-03-28 bing /contact': 1 },
  })
})

test('a flood of invented sources does not fill the table', async () => {
  for (let visitor = 0; visitor < 900; visitor++) {
    const arrival = visitor % 2 ? arriving(`https://invented-${visitor}.example/`) : arriving()
    await site().request(visitor % 2 ? '/about' : `/about?utm_source=campaign-${visitor}`, {
      ...from(visitor),
      ...arrival,
      ...(visitor % 10 === 0 && { 'Sec-Purpose': 'prefetch;prerender' }),
    })
    if (visitor % 300 === 0) await setImmediate()
  }
  await site().request('/about', { ...from(200_000), ...arriving('https://www.google.com/') })
  await site().write()
  const { visits } = await site().stored()
  expect(Object.keys(visits)).toHaveLength(300 + 2)
  expect(visits['2026-03-28 google /about']).toBe(1)
  expect(visits['2026-03-28 other /about']).toBe(810 - 300)
})

test('while the database is away the figures wait, and a warning is logged once', async () => {
  const open = (visitor: number) => site().request('/about', { ...from(visitor), ...arriving() })
  await open(1)
  await site().write()
  const database = await takeDatabaseAway(site().tested)
  await open(2)
  await site().write()
  await open(3)
  await site().write()
  await database.back()
  await site().write()
  expect(await site().stored()).toEqual({
    views: { '2026-03-28 /about': 3 },
    visits: { '2026-03-28 direct /about': 3 },
  })
  const warnings = site().tested.logged.filter((line) => line.includes('statistics not written'))
  expect(warnings).toHaveLength(1)
  expect(site().tested.logged.join()).not.toMatch(/10\.0\.0|Mozilla/)
})

/** Makes the database of this run refuse what is written until it is `back`. */
async function takeDatabaseAway({ database, config: { databaseUrl } }: TestedApp) {
  if (!databaseUrl) {
    await sql`pragma query_only = on`.execute(database)
    return { back: () => sql`pragma query_only = off`.execute(database) }
  }
  const elsewhere = Object.assign(new URL(databaseUrl), { pathname: 'postgres' }).href
  const name = new URL(databaseUrl).pathname.slice(1)
  await command(elsewhere, `alter database ${name} allow_connections false`)
  await command(elsewhere, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  return { back: () => command(elsewhere, `alter database ${name} allow_connections true`) }
}
