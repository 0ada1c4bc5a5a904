import { launch, type Page } from 'puppeteer-core'
import { findBrowser } from '../../harness/browser.ts'

/** A headless browser has no mouse by default: these settings add a pointer that hovers and is precise. */
const withMouse =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

export type Device = 'phone' | 'desktop'

/** With Puppeteer, because a browser under Playwright prerenders no pages. */
export const openBrowser = (device: Device = 'phone') =>
  launch({
    executablePath: findBrowser(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...(device === 'desktop' ? [withMouse] : []),
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
