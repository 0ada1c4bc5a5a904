import { expect, test } from 'vitest'
import { browserUserAgent } from '../../../tests/fixtures/browser-user-agent.ts'
import { countingServersForEachTest, from, within } from '../../../tests/support/counting-servers.ts'
import { removeExpired } from '../../../tests/support/features.ts'
import { networkOf } from '../../core/http/client-address.server.ts'
import { day } from '../../core/time/durations.ts'
import { createVisitors } from './visitors.server.ts'

const article = '/sv/blog/en-artikel'
const site = countingServersForEachTest('2026-06-15T09:00:00Z')

const open = (visitor: number, server = 0, headers = {}) =>
  site().request(article, { ...from(visitor), ...headers }, { server })

/** The number that the page of the article shows. */
async function shown(): Promise<number> {
  const response = await site().request(`/api/views?slug=${article}`, { ...from(1), ...within('/sv/blog') })
  const { views }: { views: number } = await response.json()
  return views
}

test('an article counts a reader once a day, whichever server answers', async () => {
  await open(1)
  await open(1)
  expect(await shown()).toBe(1)
  await site().write()
  await open(1, 1)
  await open(2, 1)
  await site().write()
  expect(await shown()).toBe(2)
  site().clock.now += day
  await open(1)
  await site().write()
  expect(await shown()).toBe(3)
})

test('neither robots, nor what is fetched ahead, nor other pages count', async () => {
  await open(1, 0, { 'User-Agent': 'Googlebot/2.1' })
  await open(2, 0, { 'Sec-Purpose': 'prefetch;prerender' })
  await site().request('/sv/blog', from(3))
  expect(await shown()).toBe(0)
})

test('an article that was prerendered counts when its counter asks for the number', async () => {
  await open(1, 0, { 'Sec-Purpose': 'prefetch;prerender' })
  await site().request(`/api/views?slug=${article}`, { ...from(1), ...within(article) })
  expect(await shown()).toBe(1)
})

test('a network has at most 20 readers a day, whatever its browsers call themselves', async () => {
  for (let number = 0; number < 200; number++)
    await open(1, 0, { 'User-Agent': `${browserUserAgent} ${number}` })
  await open(2)
  expect(await shown()).toBe(21)
})

const ofOneNetwork: [string, number, (nth: number) => string][] = [
  ['IPv4 /24', 1280, (nth) => `192.0.2.${nth % 256}`],
  ['IPv6 /64', 20, (nth) => networkOf(`2001:db8:0:1::${nth.toString(16)}`)],
  ['IPv6 /56', 40, (nth) => networkOf(`2001:db8:0:${(nth % 256).toString(16)}::1`)],
  ['IPv6 /48', 80, (nth) => networkOf(`2001:db8:0:${((nth % 256) * 256).toString(16)}::1`)],
]

test.each(ofOneNetwork)(
  'all of one %s are %i readers of an article and at most 4,000 of all, and others are counted',
  (_, ofArticle, network) => {
    const visitors = createVisitors(() => '2026-06-15', 0)
    const counts = (from: string, nth: number, post: string) =>
      visitors.readsFirst(visitors.find(`${from} ${nth}`, 0), from, post)
    const read = (post: string, times: number) =>
      Array.from({ length: times }, (_, nth) => counts(network(nth), nth, post)).filter(Boolean).length
    expect(read(article, 2000)).toBe(ofArticle)
    const others = Array.from({ length: 60 }, (_, nth) => read(`/blog/${nth}`, 100))
    const most = ofArticle + others.length * Math.min(ofArticle, 100)
    expect(ofArticle + others.reduce((sum, count) => sum + count)).toBe(Math.min(most, 4000))
    expect(counts('198.51.100.7', 0, article)).toBe(true)
    expect(counts('2001:db8:1:1', 0, article)).toBe(true)
  },
)

test('after its day only the number of the readers is left', async () => {
  const { database } = site().tested
  await open(1)
  await open(2)
  await site().write()
  await removeExpired(database, site().clock.now)
  expect(await database.selectFrom('view_readers').selectAll().execute()).toHaveLength(2)
  await removeExpired(database, site().clock.now + day)
  expect(await database.selectFrom('view_readers').selectAll().execute()).toEqual([])
  expect(await database.selectFrom('view_salts').selectAll().execute()).toEqual([])
  expect(await shown()).toBe(2)
})
