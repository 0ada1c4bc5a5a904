import { expect, test } from 'vitest'
import { readPage } from '../../seo/read-page.ts'
import { pageDates } from './page-dates.ts'

const page = (main: string) => ({
  path: '/about',
  main: readPage(`<meta property="og:title" content="About"><main>${main}</main>`).main,
})
const on = (day: string) => () => Promise.resolve(day)
const kept = await pageDates([page('<h1>About</h1><p>Alone.</p>')], {}, on('2026-01-05'))

test('a page keeps its date while its text stays the same', async () => {
  const restyled = page('<h1 class="large">About</h1>\n<div><p>Alone.</p></div><form>Search</form>')
  expect((await pageDates([restyled], kept, on('2026-03-01')))['/about']?.date).toBe('2026-01-05')
})

test('a new sentence has the day of the build', async () => {
  const rewritten = page('<h1>About</h1><p>Alone, since 2018.</p>')
  expect((await pageDates([rewritten], kept, on('2026-03-01')))['/about']?.date).toBe('2026-03-01')
})

test("the reader's own day changes nothing", async () => {
  const hours = (today: string) =>
    page(`<dl><div><dt>Today</dt><dd><span data-island="today">${today}</span></dd></div></dl>`)
  const monday = await pageDates([hours('Monday, open')], {}, on('2026-01-05'))
  expect(await pageDates([hours('Sunday, closed')], monday, on('2026-01-11'))).toEqual(monday)
})

test('a page that is gone is forgotten', async () => {
  expect(await pageDates([], kept, on('2026-03-01'))).toEqual({})
})
