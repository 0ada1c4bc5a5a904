import { expect, test } from 'vitest'
import { day } from '../../content/durations.ts'
import { browserUserAgent } from '../../tests/fixtures/browser-user-agent.ts'
import { countingServersForEachTest, from, within } from '../../tests/support/counting-servers.ts'
import { removeExpired } from '../operations/retention.ts'

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
