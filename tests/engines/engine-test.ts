import { test as base, expect } from '@playwright/test'
import { findFirefox } from '../../harness/engines.ts'
import { startSite, type TestSite } from '../support/test-site.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

interface Options {
  /** The size of the window. */
  size: { width: number; height: number }
  areScriptsOn: boolean
  /** Whether the visitor has answered the question about cookies before. */
  hasAnswered: boolean
  visitor: Visitor
}

/** Tests in the engine that the project is named after, against one running site for each worker. */
export const test = base.extend<Options, { site: TestSite; engine: Engine }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
    async ({}, use, { project }) => {
      const engine = project.name === 'webkit' ? await startWebKit() : await startFirefox(findFirefox() ?? '')
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  size: [{ width: 390, height: 844 }, { option: true }],
  areScriptsOn: [true, { option: true }],
  hasAnswered: [true, { option: true }],
  visitor: async ({ engine, site, size, areScriptsOn, hasAnswered }, use) => {
    const tab = await engine.openTab({ ...size, areScriptsOn })
    await tab.goto(`${site.url}/robots.txt`)
    await tab.evaluate((hasAnswered) => {
      localStorage.clear()
      const answer = { necessary: true, analytics: false, performance: false }
      if (hasAnswered) localStorage.setItem('cookieConsent', JSON.stringify(answer))
    }, hasAnswered)
    await use(new Visitor(tab))
    await tab.close()
  },
})

export { expect }
