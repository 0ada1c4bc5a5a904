import { test as base, expect, type Page } from '@playwright/test'
import { siteOfWorker, type TestSite } from './test-site.ts'

interface Choices {
  quietConsole: undefined
  answered: undefined
  /** The consent of the visitor before the test. */
  choice: { analytics: boolean; performance: boolean } | 'none'
}

/**
 * Tests against one running site for each worker. Fails a test whose page logs an error to the console, has an
 * island that does not match its HTML, or violates its content security policy.
 */
export const test = base.extend<Choices, { site: TestSite }>({
  site: siteOfWorker,
  baseURL: async ({ site }, use) => use(site.url),
  choice: [{ analytics: false, performance: false }, { option: true }],
  answered: [
    async ({ context, baseURL, choice }, use) => {
      const stored = JSON.stringify({ necessary: true, ...(choice === 'none' ? {} : choice) })
      // Quicker than the storage state, which opens a page of its own.
      if (baseURL && choice !== 'none')
        await context.addInitScript(
          ([home, value]) => {
            if (location.origin === home) localStorage.cookieConsent ??= value
          },
          [baseURL, stored] as const,
        )
      await use(undefined)
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page, javaScriptEnabled }, use, testInfo) => {
      const errors: string[] = []
      const replaced: string[] = []
      const forbidden: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
        else if (message.text().includes('was rendered anew')) replaced.push(message.text())
      })
      // Without scripts only the browser throws: it aborts a transition between two pages when it is busy.
      if (javaScriptEnabled !== false) page.on('pageerror', (error) => errors.push(error.message))
      // Not all violations appear in the console.
      await page.exposeFunction('forbidden', (violation: string) => forbidden.push(violation))
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          Reflect.get(window, 'forbidden')?.(`${effectiveDirective} ${blockedURI} ${sample}`),
        ),
      )
      await use(undefined)
      const isExpected = (name: string) =>
        testInfo.annotations.some(({ type }) => type === `${name} expected`)
      if (!isExpected('console errors')) expect(errors, 'errors in the console').toEqual([])
      if (!isExpected('replaced islands'))
        expect(replaced, 'islands that do not match their HTML').toEqual([])
      if (!isExpected('violations')) expect(forbidden, 'violations of the policy').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Delays the requests that match a pattern until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Waits until all islands of the page are hydrated, but those in a closed `<details>`, which wait for a visitor. */
export async function whenLive(page: Page) {
  // Asks more often than an expectation does.
  await page
    .locator('html[data-live]:not(:has([data-island]:not([data-live], details:not([open]) *)))')
    .waitFor({ state: 'attached' })
}
