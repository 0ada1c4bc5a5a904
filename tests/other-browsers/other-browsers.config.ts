import '../fixture-site.ts'

import { defineConfig } from '@playwright/test'

/** tests/run.ts runs these tests in the browsers that it finds, beside those of playwright.config.ts in Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/other-browser-test-results',
  workers: 2,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: '../../.cache/other-browser-tests.json' }]],
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})
