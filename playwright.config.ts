import { defineConfig } from '@playwright/test'

/** The browser is found by scripts/test.ts, which runs these tests after the build. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // A shared machine may stall for seconds; scripts/test.ts names every test that needed its second try.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '.cache/browser-tests.json' }]],
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
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
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      // What these read is the same on every screen.
      testIgnore: [
        'analytics.spec.ts',
        'budgets.spec.ts',
        'built.spec.ts',
        'found.spec.ts',
        'site-files.spec.ts',
        'links.spec.ts',
        'language.spec.ts',
        'headers.spec.ts',
        'next-page.spec.ts',
        'operations.spec.ts',
        'opening-sign.spec.ts',
        'page-transitions.spec.ts',
        'styleguide.spec.ts',
        'tests/content/**',
      ],
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
