import '../fixture-site.ts'

import { defineConfig } from '@playwright/test'

/** tests/run.ts runs these tests in the engines that it finds, beside those of playwright.config.ts in Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/engine-test-results',
  workers: 2,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: '../../.cache/engine-tests.json' }]],
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})
