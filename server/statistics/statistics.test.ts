import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { browserUserAgent } from '../../tests/fixtures/browser-user-agent.ts'
import { pagePaths, siteWithPages } from '../../tests/fixtures/site-with-pages.ts'
import { openTestedApp, type TestedApp } from '../../tests/support/app.ts'
import { engine } from '../../tests/support/fresh-database.ts'
import { type App, createApp } from '../app.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { type Statistics, startStatistics } from './statistics.ts'

const minute = 60_000

let tested: TestedApp
/** Two servers of one site; a SQLite file has a single one. */
let servers: { app: App; database: Database; statistics: Statistics }[]
let now: number

beforeEach(async () => {
  tested = await openTestedApp({ TRUST_PROXY: '1' }, siteWithPages())
  servers = []
  now = Date.parse('2026-03-28T12:00:00Z')
  for (let number = 0; number < (engine === 'postgresql' ? 2 : 1); number++) {
    const database = number === 0 ? tested.database : await openDatabase(tested.config)
    const settings = { now: () => now, timeZone: 'Europe/Stockholm', writeEvery: 20 }
    const statistics = startStatistics({ ...tested, ...settings, database })
    servers.push({ app: createApp({ ...tested, statistics }), database, statistics })
  }
})

afterEach(async () => {
  for (const { statistics, database } of servers) {
    await statistics.stop()
    if (database !== tested.database) await database.destroy()
  }
  await tested.close()
})

type RequestHeaders = Record<string, string>

const navigation = {
  'User-Agent': browserUserAgent,
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
}
const from = (visitor: number): RequestHeaders => ({
  ...navigation,
  'X-Forwarded-For': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
})
const arriving = { 'Sec-Fetch-Site': 'cross-site' }
const within = (page: string) => ({
  'Sec-Fetch-Site': 'same-origin',
  Referer: `https://site.example${page}`,
})
const ahead = { 'Sec-Purpose': 'prefetch;prerender' }

async function request(server: number, path: string, headers: RequestHeaders, method = 'GET') {
  const { app } = servers[server % servers.length] ?? {}
  if (!app) throw new Error('No server')
  const response = await app.request(path, { method, headers })
  return response.status
}

async function counted() {
  for (const { statistics } of servers) await statistics.stop()
  const views = await tested.database.selectFrom('page_views').selectAll().execute()
  const visits = await tested.database.selectFrom('visits').selectAll().execute()
  return {
    views: Object.fromEntries(views.map(({ day, page, views }) => [`${day} ${page}`, views])),
    visits: Object.fromEntries(
      visits.map(({ day, source, page, visits }) => [`${day} ${source} ${page}`, visits]),
    ),
  }
}

/** Numbers from 0 to 1 that are the same in every run. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

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
  { source: 'google', headers: { ...arriving, Referer: 'https://www.google.se/' } },
  { source: 'bing', headers: { Referer: 'https://www.bing.com/search?q=kod' } },
  { source: 'chatgpt', query: '?utm_source=chatgpt.com', headers: arriving },
  { source: 'linkedin', headers: { ...arriving, Referer: 'https://lnkd.in/abc' } },
  { source: 'blogg.example', headers: { ...arriving, Referer: 'https://www.blogg.example/inlagg' } },
  { source: 'newsletter', query: '?utm_source=Newsletter', headers: { 'Sec-Fetch-Site': 'none' } },
  { source: 'direct', headers: { 'Sec-Fetch-Site': 'none' } },
  { source: 'direct', headers: {} },
]

/** What is answered, and counts for nothing. */
const uncounted: [path: string, headers: RequestHeaders, method?: string][] = [
  ['/about', { ...arriving, 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['/about', { ...arriving, 'User-Agent': '' }],
  ['/about', { ...arriving, ...ahead }],
  ['/contact', { ...arriving, Purpose: 'prefetch' }],
  ['/contact', { ...arriving, 'X-Moz': 'prefetch' }],
  ['/about', { ...arriving, 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' }],
  ['/about', { ...arriving, 'Sec-Fetch-Dest': 'iframe' }],
  ['/about', arriving, 'HEAD'],
  ['/about', { ...arriving, Range: 'bytes=0-3' }],
  ['/picture.svg', { ...arriving, Referer: 'https://www.google.com/' }],
  ['/missing', arriving],
  ['/sv/saknas', arriving],
  ['/old', arriving],
]

test('5,000 visits by people and robots count exactly, on every server, over midnight and clock changes', async () => {
  const random = createRandom(20_261_125)
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

  for (let visitor = 0; visitor < 5000; visitor++) {
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
    now = one.at
    await request(one.server, one.path, one.headers, one.method)
    // The servers write meanwhile.
    if (index % 100 === 0) await setImmediate()
  }
  expect(await counted()).toEqual(expected)
})

const hello = { name: 'Åsa Öberg', email: 'asa@example.com', message: 'Hej! Kan du hjälpa oss?' }

const post = (path: string, body: object, headers: RequestHeaders) =>
  servers[0]?.app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, 'Content-Type': 'application/json' },
  })

const origins = async () =>
  (await tested.database.selectFrom('messages').selectAll().orderBy('message').execute()).map(
    ({ message, source, first_page, spam }) => [message, source, first_page, spam],
  )

test('a message keeps the source and the first page of its visit, one marked as spam too', async () => {
  const google = { ...from(1), ...arriving, Referer: 'https://www.google.com/' }
  await request(0, '/sv/blog/en-artikel', google)
  await request(0, '/contact', { ...from(1), ...within('/sv/blog/en-artikel') })
  const write = (message: string, headers: RequestHeaders) =>
    post('/api/contact', { ...hello, message }, headers)
  await write('1 from a search', { ...from(1), 'Sec-Fetch-Site': 'same-origin' })
  await write('2 spam', { ...from(1), 'Form-Trap': 'filled' })
  await write('3 with another browser', { ...from(1), 'User-Agent': `${browserUserAgent} OPR/100` })
  await write('4 from another address', from(2))
  // Later the same day by a bookmark, then from elsewhere.
  now += 31 * minute
  await request(0, '/contact', { ...from(1), 'Sec-Fetch-Site': 'none' })
  await write('5 by a bookmark', from(1))
  now += 31 * minute
  await request(0, '/about', { ...from(1), ...arriving, Referer: 'https://www.linkedin.com/' })
  await write('6 from a network', from(1))
  expect(await origins()).toEqual([
    ['1 from a search', 'google', '/sv/blog/en-artikel', 0],
    ['2 spam', 'google', '/sv/blog/en-artikel', 1],
    ['3 with another browser', null, null, 0],
    ['4 from another address', null, null, 0],
    ['5 by a bookmark', 'google', '/sv/blog/en-artikel', 0],
    ['6 from a network', 'linkedin', '/about', 0],
  ])
})

test('a visit is remembered over midnight while it goes on, and forgotten after the day', async () => {
  now = Date.parse('2026-06-15T21:50:00Z')
  const google = { ...arriving, Referer: 'https://www.google.com/' }
  await request(0, '/about', { ...from(1), ...google })
  await request(0, '/about', { ...from(2), ...google })
  now += 20 * minute
  await request(0, '/contact', { ...from(1), ...within('/about') })
  now += 60 * minute
  await post('/api/contact', { ...hello, message: '1 goes on' }, from(1))
  await post('/api/contact', { ...hello, message: '2 was gone at midnight' }, from(2))
  now += 24 * 60 * minute
  await post('/api/contact', { ...hello, message: '3 the next day' }, from(1))
  expect(await origins()).toEqual([
    ['1 goes on', 'google', '/about', 0],
    ['2 was gone at midnight', null, null, 0],
    ['3 the next day', null, null, 0],
  ])
})

test('a booking keeps the source and the first page of its visit', async () => {
  await request(0, '/about', { ...from(0), ...arriving, Referer: 'https://claude.ai/' })
  const response = await tested.app.request('/api/slots')
  const { slots }: { slots: string[] } = await response.json()
  for (const [visitor, start] of [slots.at(0), slots.at(-1)].entries()) {
    const booking = { kind: 'phone', name: 'Åsa', email: 'a@example.com', phone: '0701234567', about: '' }
    const booked = await post('/api/bookings', { ...booking, start }, from(visitor))
    expect(booked?.status).toBe(201)
  }
  const bookings = await tested.database.selectFrom('bookings').selectAll().orderBy('starts_at').execute()
  expect(bookings.map(({ source, first_page }) => [source, first_page])).toEqual([
    ['claude', '/about'],
    [null, null],
  ])
})
