import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { picturesFolder } from '../../engine/core/site/folder.ts'
import { browserSettings, desktop } from '../browser-settings.ts'

/** tests/run.ts visits each page of the owner's site, or of the example, once: with these settings, after the build. */
export default defineConfig({
  ...browserSettings,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/site-test-results',
  snapshotPathTemplate: `${resolve(picturesFolder)}/{arg}{ext}`,
  reporter: [['list'], ['json', { outputFile: '../../.cache/site-tests.json' }]],
  use: { ...browserSettings.use, ...desktop },
})
