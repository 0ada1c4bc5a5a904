import type { PlaywrightTestConfig } from '@playwright/test'
import { mouseSettings } from '../harness/browser.ts'

/** What all tests in Chromium share. */
export const browserSettings = {
  fullyParallel: true,
  // One more than most machines for tests have cores, because each of them often waits for a page.
  workers: 3,
  // No test is about these limits: they end one that hangs, on a machine with other work too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // In place of Playwright's own list, which is the mouse.
        `--blink-settings=${[
          mouseSettings,
          // As on a fast network. Else the distance at which pictures are fetched ahead depends on the browser and its guess.
          ...['Unknown', '4G', '3G'].map((speed) => `lazyLoadingImageMarginPx${speed}=1250`),
        ].join(',')}`,
      ],
    },
    screenshot: 'only-on-failure',
  },
} satisfies PlaywrightTestConfig

export const desktop = { viewport: { width: 1440, height: 900 } }

export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
