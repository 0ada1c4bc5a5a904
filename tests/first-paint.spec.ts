import type { Page } from '@playwright/test'
import { expect, test, whenLive } from './site.ts'

const article = '/blog/effective-load-balancing-with-nginx'
const phone = { width: 412, height: 823 }

/** Opens a page and resolves with how a part of it stood in its first frame, if anything was left out of that. */
async function firstFrameOf(page: Page, url: string, part: string) {
  await page.addInitScript((selector) => {
    // Is asked after all callbacks of a frame, before that is painted.
    const inFrame = new ResizeObserver(() => {
      inFrame.disconnect()
      const found = document.querySelector(selector)
      Object.assign(window, { seen: found && getComputedStyle(found).contentVisibility })
    })
    new MutationObserver((_, observer) => {
      observer.disconnect()
      inFrame.observe(document.documentElement)
    }).observe(document, { subtree: true, attributeFilter: ['data-arriving'] })
  }, part)
  await page.goto(url)
  await whenLive(page)
  return seen(page)
}

const seen = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen'))

test('the text of an article below the view is left out of the first paint, and is there after it', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone)
  expect(await firstFrameOf(page, site.url + article, '.prose')).toBe('hidden')
  await expect(page.locator('.prose')).toHaveCSS('content-visibility', 'visible')
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'auto')
})

test('what is in view is in the first paint', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 1100 })
  expect(await firstFrameOf(page, `${site.url}/services/web-development`, 'main > section')).toBe('visible')
})

test('nothing is left out where the view may begin further down', async ({ page, site }) => {
  await page.setViewportSize(phone)
  expect(await firstFrameOf(page, `${site.url}${article}#where-to-begin`, '.prose')).toBeUndefined()
  await expect(page.getByRole('heading', { name: 'Where to begin' })).toBeInViewport()
})

test('nothing is left out of a page that is read again', async ({ page, site }) => {
  await page.setViewportSize(phone)
  expect(await firstFrameOf(page, site.url + article, '.prose')).toBe('hidden')
  await page.reload()
  await whenLive(page)
  expect(await seen(page)).toBeUndefined()
})
