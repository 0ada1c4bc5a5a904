import type { Page } from '@playwright/test'
import { expect, test, whenLive } from '../support/site-test.ts'
import { say } from '../support/words.ts'

/** What the browser says of the pages that it prepares. Playwright lets it fetch them, not render them ahead. */
async function preparedPages(page: Page) {
  const prepared: { path: string; status: string }[] = []
  let offered: string[] = []
  const browser = await page.context().newCDPSession(page)
  browser.on('Preload.prefetchStatusUpdated', ({ key, prefetchStatus, status }) =>
    prepared.push({ path: new URL(key.url).pathname, status: `${status} ${prefetchStatus}` }),
  )
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    offered = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname)
  })
  await browser.send('Preload.enable')
  return { prepared, offered: () => offered }
}

test('the page behind a link is fetched while the pointer rests on it, and used at the click', async ({
  page,
  site,
}) => {
  const { prepared, offered } = await preparedPages(page)
  await page.goto(`${site.url}/contact`)
  await whenLive(page)
  const link = page.getByRole('main').getByRole('link', { name: say.en.layout.places.blekinge }).first()
  const path = new URL(await link.evaluate((one: HTMLAnchorElement) => one.href)).pathname
  await expect.poll(offered).toContain(path)
  expect(
    offered().filter((one) => one.startsWith('/api') || one.includes('.')),
    'neither the API nor files, such as the contact card',
  ).toEqual([])
  expect(prepared).toEqual([])

  await link.hover()
  await expect.poll(() => prepared).toContainEqual({ path, status: 'Ready PrefetchSuccessfulButNotUsed' })
  await link.click()
  await page.waitForURL(`**${path}`)
  await expect.poll(() => prepared).toContainEqual({ path, status: 'Success PrefetchResponseUsed' })
})

test('a page that is only being prerendered runs nothing until it is shown', async ({ page, site }) => {
  // Stands in for the browser, which renders no page ahead here.
  await page.addInitScript(() => {
    let isPrepared = true
    Object.defineProperty(document, 'prerendering', { get: () => isPrepared })
    Object.assign(window, {
      show() {
        isPrepared = false
        document.dispatchEvent(new Event('prerenderingchange'))
      },
    })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  await page.goto(`${site.url}/services/web-development`)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((type) => type === 'script' || type === 'fetch')).toEqual([])

  await page.evaluate(() => Reflect.get(window, 'show')())
  await expect.poll(() => asked).toContain('script')
})
