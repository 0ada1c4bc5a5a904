import './tests/fixture-site.ts'

import { defineConfig } from '@playwright/test'
import { browserSettings, desktop, phone } from './tests/browser-settings.ts'

/** tests/run.ts finds the browser, builds the site of the tests, and runs these tests on it. */
export default defineConfig({
  ...browserSettings,
  testDir: 'tests',
  testMatch: ['e2e/*.spec.ts', 'every-site/pages.spec.ts'],
  outputDir: '.cache/test-results',
  reporter: [['list'], ['json', { outputFile: '.cache/browser-tests.json' }]],
  projects: [
    { name: 'desktop', use: desktop, testIgnore: 'e2e/analytics.spec.ts' },
    {
      name: 'phone',
      use: phone,
      // Most tests are the same on every screen size.
      grep: /@phone/,
    },
    { name: 'build with vendors', testMatch: 'e2e/build-with-vendors.ts' },
    {
      name: 'measured',
      testMatch: 'e2e/analytics.spec.ts',
      use: desktop,
      dependencies: ['build with vendors'],
    },
  ],
})
