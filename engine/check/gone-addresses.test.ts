import { expect, test } from 'vitest'
import { readArticles } from './articles.ts'
import { goneSince } from './gone-addresses.ts'

const { articles } = await readArticles()

const page = (hash = '') => ({ hash, date: '2026-01-01' })

/** All services that the site has in Swedish: a new one is what is not among them. */
const services = {
  '/sv/services/radgivning': page('a'),
  '/sv/services/verksamhetssystemsintegration': page('b'),
}

test('what is shown, has an alias or a redirect, is not gone', () => {
  const paths = ['/', '/sv/services/hemsidor', '/services', '/sv/tjanster', '/blog/dns', '/sv/blog/page/7']
  expect(goneSince(Object.fromEntries(paths.map((path) => [path, page()])), articles)).toEqual([])
})

test.each([
  [
    'the only new one is what it has become',
    { ...services, '/sv/services/webb': page() },
    'if it is /sv/services/webbplatser now, write "aliases: [hemsidor, webb]" in sv of tests/fixtures/site/services/websites/service.yaml',
  ],
  [
    'a folder has its name',
    { '/blog/moving-your-domain': page() },
    'if it is /blog/dns now, write "aliases: [moving-your-domain]" in tests/fixtures/site/articles/moving-your-domain/en.md',
  ],
  [
    'a page reads as it did',
    { ...services, '/sv/services/webbplatser': page('c'), '/sv/services/rad': page('a') },
    'if it is /sv/services/radgivning now, write "aliases: [rad]" in sv of tests/fixtures/site/services/advice/service.yaml',
  ],
  [
    'nothing has taken its place',
    { '/sv/portfolio/lost': page() },
    'write "/sv/portfolio/lost: /sv/portfolio" in redirects of tests/fixtures/site/pages.yaml',
  ],
  [
    'its language is the first one now',
    { '/en/services/websites': page() },
    'write "/en/services/websites: /services/websites" in redirects of tests/fixtures/site/pages.yaml',
  ],
  ['it was a page', { '/old': page() }, 'write "/old: /" in redirects of tests/fixtures/site/pages.yaml'],
])('an address that is gone is named with the line that makes it lead on: %s', (_, kept, remedy) => {
  expect(goneSince(kept, articles)).toEqual([{ path: Object.keys(kept).at(-1), remedy }])
})

test('what had no prefix, of a language that was first and is not now, leads to the same page with one', () => {
  const remedies = goneSince({ '/en': page(), '/services/webbplatser': page() }, articles).map(
    ({ remedy }) => remedy,
  )
  expect(remedies).toEqual([
    'write "/en: /" in redirects of tests/fixtures/site/pages.yaml',
    'write "/services/webbplatser: /sv/services/webbplatser" in redirects of tests/fixtures/site/pages.yaml',
  ])
})
