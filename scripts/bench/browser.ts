import { launch, type Page } from 'puppeteer-core'
import { findBrowser, mouseSettings } from '../../harness/browser.ts'

export type Device = 'phone' | 'desktop'

/** With Puppeteer, because a browser under Playwright prerenders no pages. */
export const openBrowser = (device: Device = 'phone') =>
  launch({
    executablePath: findBrowser(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...(device === 'desktop' ? [`--blink-settings=${mouseSettings}`] : []),
    ],
  })

/** Emulates the screen of a device and a processor four times slower. */
export async function emulate(page: Page, device: Device) {
  await page.setViewport(
    device === 'phone'
      ? { width: 412, height: 823, isMobile: true, hasTouch: true }
      : { width: 1350, height: 940 },
  )
  await page.emulateCPUThrottling(4)
}

export const waitForFirstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Waits until every island of the page is hydrated. */
export const waitForIslands = (page: Page) =>
  page.waitForFunction(
    () =>
      document.documentElement.hasAttribute('data-live') &&
      !document.querySelector('[data-island]:not([data-live])'),
  )
