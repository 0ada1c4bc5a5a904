import { beforeEach, expect, test } from 'vitest'
import {
  arriving,
  countingServersForEachTest,
  from,
  within,
} from '../../../tests/support/counting-servers.ts'
import { minute } from '../../core/time/durations.ts'

/** As Chromium sends it: without saying that it comes from the same site. */
const ahead = { 'Sec-Fetch-Site': 'none', 'Sec-Purpose': 'prefetch;prerender' }
const script = { 'Sec-Fetch-Dest': 'script', 'Sec-Fetch-Mode': 'cors' }
const image = { 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Mode': 'no-cors' }
const refererOf = (page: string) => ({ Referer: `https://site.example${page}` })

const site = countingServersForEachTest('2026-06-15T09:00:00Z')

beforeEach(async () => {
  await site().request('/', { ...from(1), ...arriving('https://www.google.com/') })
})

const prerender = (page: string, visitor = 1) =>
  site().request(page, { ...from(visitor), ...ahead, ...refererOf('/') })

async function views() {
  await site().write()
  return (await site().stored()).views
}

test('a prerendered page counts nothing until it is shown', async () => {
  await prerender('/about')
  await site().request('/picture.svg', {
    ...from(1),
    ...image,
    ...within('/about'),
    'Sec-Purpose': 'prefetch;prerender',
  })
  expect(await views()).toEqual({ '2026-06-15 /': 1 })
})

test.each([
  ['loads a script', () => site().request('/picture.svg', { ...from(1), ...script, ...within('/about') })],
  [
    'counts an article',
    () =>
      site().request(
        '/api/views?slug=/sv/blog/en-artikel',
        { ...from(1), ...within('/about') },
        { method: 'POST' },
      ),
  ],
  ['prerenders the next page', () => site().request('/sv', { ...from(1), ...ahead, ...refererOf('/about') })],
])('it counts once when it is shown and %s', async (_, sign) => {
  await prerender('/about')
  await sign()
  await sign()
  expect(await views()).toEqual({ '2026-06-15 /': 1, '2026-06-15 /about': 1 })
})

test('it counts when it leads to the next page, which counts as well', async () => {
  await prerender('/about')
  await site().request('/contact', { ...from(1), ...within('/about') })
  expect(await views()).toEqual({ '2026-06-15 /': 1, '2026-06-15 /about': 1, '2026-06-15 /contact': 1 })
  expect((await site().stored()).visits).toEqual({ '2026-06-15 google /': 1 })
})

test('it counts once when the browser asks for it again', async () => {
  await prerender('/about')
  await site().request('/about', { ...from(1), ...within('/') })
  await site().request('/picture.svg', { ...from(1), ...script, ...within('/about') })
  expect(await views()).toEqual({ '2026-06-15 /': 1, '2026-06-15 /about': 1 })
})

test('it does not count by requests of another visitor, or half an hour later', async () => {
  await prerender('/about')
  await site().request('/picture.svg', { ...from(2), ...script, ...within('/about') })
  site().clock.now += 30 * minute
  await site().request('/picture.svg', { ...from(1), ...script, ...within('/about') })
  expect(await views()).toEqual({ '2026-06-15 /': 1 })
})

test('an arrival that was prerendered is a visit when it is shown, over midnight too', async () => {
  site().clock.now = Date.parse('2026-06-15T21:59:00Z')
  await site().request('/about?utm_source=newsletter', { ...from(2), ...ahead })
  site().clock.now += 2 * minute
  await site().request('/picture.svg', { ...from(2), ...script, ...within('/about') })
  expect(await views()).toEqual({ '2026-06-15 /': 1, '2026-06-16 /about': 1 })
  expect((await site().stored()).visits).toEqual({
    '2026-06-15 google /': 1,
    '2026-06-16 newsletter /about': 1,
  })
})

test('what robots fetch ahead never counts', async () => {
  const robot = { ...from(3), 'User-Agent': 'Googlebot/2.1' }
  await site().request('/about', { ...robot, ...ahead })
  await site().request('/picture.svg', { ...robot, ...script, ...within('/about') })
  expect(await views()).toEqual({ '2026-06-15 /': 1 })
})
