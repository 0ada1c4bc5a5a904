import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'

/** A phone of the middle class on the network that Lighthouse calls slow 4G, as both really are. */
export const slow4G = {
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
  offline: false,
}
export const slowdown = 4

export const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: browserFlags })

export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
export const desktop = { viewport: { width: 1350, height: 940 } }

/** A visitor who comes for the first time, with a processor four times as slow as this one and, if asked, slow 4G. */
export async function visitor(
  browser: Browser,
  kind: typeof phone | typeof desktop,
  { isOnSlow4G = false } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext(kind)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (isOnSlow4G) await session.send('Network.emulateNetworkConditions', slow4G)
  return { page, context }
}

/** Waits until React answers for every part of the page, be it Playwright's or Puppeteer's. */
export const whenLive = async (page: { waitForFunction: (isSo: () => boolean) => Promise<unknown> }) =>
  void (await page.waitForFunction(
    // Some pages have no parts.
    () =>
      document.documentElement.hasAttribute('data-live') &&
      !document.querySelector('[data-island]:not([data-live])'),
  ))
