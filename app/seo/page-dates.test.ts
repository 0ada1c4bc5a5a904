import { expect, test } from 'vitest'
import { pageDates } from './page-dates.ts'
import { readPage } from './read-page.ts'

const page = (main: string) => ({
  path: '/about',
  main: readPage(`<meta property="og:title" content="About"><main>${main}</main>`).main,
})
const recorded = pageDates([page('<h1>About</h1><p>Alone.</p>')], {}, '2026-01-05')

test('a page keeps its date while its text stays the same', () => {
  const restyled = page('<h1 class="large">About</h1>\n<div><p>Alone.</p></div><form>Search</form>')
  expect(pageDates([restyled], recorded, '2026-03-01')['/about']?.date).toBe('2026-01-05')
})

test('a new sentence has the day of the build', () => {
  const rewritten = page('<h1>About</h1><p>Alone, since 2018.</p>')
  expect(pageDates([rewritten], recorded, '2026-03-01')['/about']?.date).toBe('2026-03-01')
})

test("the reader's own day changes nothing", () => {
  const hours = (today: string) =>
    page(`<dl><div><dt>Today</dt><dd><span data-island="today">${today}</span></dd></div></dl>`)
  const monday = pageDates([hours('Monday, open')], {}, '2026-01-05')
  expect(pageDates([hours('Sunday, closed')], monday, '2026-01-11')).toEqual(monday)
})

test('a page that is gone is forgotten', () => {
  expect(pageDates([], recorded, '2026-03-01')).toEqual({})
})
