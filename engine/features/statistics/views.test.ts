import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { browserUserAgent } from '../../../tests/fixtures/browser-user-agent.ts'
import { countedArticles } from '../../../tests/fixtures/counted-articles.ts'
import { servedPage } from '../../../tests/fixtures/served-page.ts'
import { appForEachTest, siteWithoutFiles } from '../../../tests/support/app.ts'
import { dialect } from '../../../tests/support/fresh-database.ts'

const browser = { 'User-Agent': browserUserAgent }

/** The articles have pages, so that readers are counted. */
const site = {
  ...siteWithoutFiles(),
  files: new Map(
    countedArticles.flatMap(({ path, aliases }) =>
      [path, ...aliases].map((one) => [
        one,
        servedPage('<!DOCTYPE html><title>Page</title>', { page: path }),
      ]),
    ),
  ),
}
const tested = appForEachTest({ TRUST_PROXY: '1' }, site)

const slug = '/blog/app-development-in-skane'
/** Reads an article. */
const read = (path: string, headers: Record<string, string> = {}) =>
  tested().app.request(path, { headers: { ...browser, ...headers } })
const views = async (method: 'GET' | 'POST', name = slug, headers: Record<string, string> = browser) => {
  const response = await tested().app.request(`/api/views?slug=${encodeURIComponent(name)}`, {
    method,
    headers,
  })
  if (!response.ok) return response.status
  const body: { views: number } = await response.json()
  return body.views
}

test('views start at the specified number, and the calls of a list count nothing', async () => {
  expect(await views('POST')).toBe(650)
  expect(await views('GET')).toBe(650)
})

test('views are counted per language, and aliases count for their main address', async () => {
  const swedish = '/sv/blog/frigor-tid-genom-att-automatisera-vardagliga-uppgifter'
  await read('/sv/blog/frigor-tid-genom-automatisering')
  expect(await views('GET', swedish)).toBe(1101)
  expect(await views('GET', 'frigor-tid-genom-automatisering')).toBe(1101)
  expect(await views('GET', '/blog/free-up-time-by-automating-everyday-tasks')).toBe(1100)
})

test('views of an unknown article get 404, and without a slug 400', async () => {
  expect(await views('GET', '/blog/nothing')).toBe(404)
  expect(await views('POST', '/contact')).toBe(404)
  expect((await tested().app.request('/api/views')).status).toBe(400)
})

test('views from other sites get 403', async () => {
  expect(await views('POST', slug, { ...browser, 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
})

test.runIf(dialect === 'sqlite')('views are told while the disk is read-only, and after it', async () => {
  for (const state of ['on', 'off']) {
    await sql.raw(`pragma query_only = ${state}`).execute(tested().database)
    expect(await views('GET')).toBe(650)
  }
})

test('views store and log no address', async () => {
  await read(slug, { 'X-Forwarded-For': '192.0.2.77' })
  await tested().running[0]?.stop?.()
  const stored = JSON.stringify([
    await tested().database.selectFrom('view_readers').selectAll().execute(),
    await tested().database.selectFrom('view_salts').selectAll().execute(),
  ])
  expect(stored).toContain(slug)
  expect(stored).not.toContain('192.0.2')
  expect(stored).not.toContain('Firefox')
  expect(tested().logged.join('')).not.toContain('192.0.2')
})
