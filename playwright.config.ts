import { defineConfig } from '@playwright/test'
import { mouseSettings } from './harness/browser.ts'

/** tests/run.ts finds the browser and runs these tests after the build. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // No test is about these limits: they end one that hangs, on a machine with other work too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/browser-tests.json' }]],
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
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: 'analytics.spec.ts',
    },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
      // Most tests are the same on every screen size.
      grep: /@phone/,
    },
    { name: 'build with vendors', testMatch: 'build-with-vendors.ts' },
    {
      name: 'measured',
      testMatch: 'analytics.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
      dependencies: ['build with vendors'],
    },
  ],
})
