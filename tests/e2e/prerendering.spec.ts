import type { Page } from '@playwright/test'
import { pages } from '../../engine/addresses/pages.ts'
import { service } from '../support/sample-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'

/** The pages that the browser prefetches. Under Playwright it does not prerender them. */
async function watchPrefetches(page: Page) {
  const prefetched: { path: string; status: string }[] = []
  let candidates: string[] = []
  const browser = await page.context().newCDPSession(page)
  browser.on('Preload.prefetchStatusUpdated', ({ key, prefetchStatus, status }) =>
    prefetched.push({ path: new URL(key.url).pathname, status: `${status} ${prefetchStatus}` }),
  )
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname)
  })
  await browser.send('Preload.enable')
  return { prefetched, candidates: () => candidates }
}

test('the target of a link is prefetched on hover and used on the click', async ({ page, site }) => {
  const { prefetched, candidates } = await watchPrefetches(page)
  await page.goto(`${site.url}/contact`)
  await whenLive(page)
  const link = page.getByRole('main').locator(`a[href="${pages.privacy.en}"]`).first()
  const path = new URL(await link.evaluate((one: HTMLAnchorElement) => one.href)).pathname
  await expect.poll(candidates).toContain(path)
  expect(
    candidates().filter((one) => one.startsWith('/api') || one.includes('.')),
    'neither the API nor files, such as the contact card',
  ).toEqual([])
  expect(prefetched).toEqual([])

  await link.hover()
  await expect.poll(() => prefetched).toContainEqual({ path, status: 'Ready PrefetchSuccessfulButNotUsed' })
  await link.click()
  await page.waitForURL(`**${path}`)
  await expect.poll(() => prefetched).toContainEqual({ path, status: 'Success PrefetchResponseUsed' })
})

test('a prerendered page loads no script until it is shown', async ({ page, site }) => {
  // Simulates prerendering, which the browser does not do here.
  await page.addInitScript(() => {
    let isPrerendering = true
    Object.defineProperty(document, 'prerendering', { get: () => isPrerendering })
    Object.assign(window, {
      show() {
        isPrerendering = false
        document.dispatchEvent(new Event('prerenderingchange'))
      },
    })
  })
  const requestTypes: string[] = []
  page.on('request', (request) => requestTypes.push(request.resourceType()))
  await page.goto(`${site.url}${service.en}`)
  await page.waitForLoadState('networkidle')
  expect(requestTypes.filter((type) => type === 'script' || type === 'fetch')).toEqual([])

  await page.evaluate(() => Reflect.get(window, 'show')())
  await expect.poll(() => requestTypes).toContain('script')
})
