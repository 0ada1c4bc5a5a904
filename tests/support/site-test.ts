import { test as base, expect, type Page } from '@playwright/test'
import { type MailServer, startMailServer } from '../../harness/mail-server.ts'
import { type RunningSite, startBuiltSite } from '../../harness/start-site.ts'

export interface TestSite extends RunningSite {
  mail: MailServer
}

/** Starts the production server, with a mail server of its own. */
export async function startSite(settings: Record<string, string> = {}): Promise<TestSite> {
  const mail = await startMailServer()
  const site = await startBuiltSite({ settings: { SMTP_URL: mail.url, ...settings } })
  return {
    ...site,
    mail,
    async stop() {
      const code = await site.stop()
      await mail.stop()
      return code
    },
  }
}

interface Choices {
  quietConsole: undefined
  /** What the visitor has answered to the question about cookies before the test; most tests are not about it. */
  choice: { analytics: boolean; performance: boolean } | 'none'
}

/**
 * Tests against one running site for each worker. Fails a test whose page writes an error to the console, or does what
 * its content security policy forbids.
 */
export const test = base.extend<Choices, { site: TestSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  choice: [{ analytics: false, performance: false }, { option: true }],
  storageState: async ({ site, choice }, use) => {
    const value = JSON.stringify({ necessary: true, ...(choice === 'none' ? {} : choice) })
    const stored = { origin: site.url, localStorage: [{ name: 'cookieConsent', value }] }
    await use(choice === 'none' ? undefined : { cookies: [], origins: [stored] })
  },
  quietConsole: [
    async ({ page }, use, testInfo) => {
      const errors: string[] = []
      const forbidden: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      // Not all of what a policy forbids is also said in the console.
      await page.exposeFunction('forbidden', (what: string) => forbidden.push(what))
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          Reflect.get(window, 'forbidden')?.(`${effectiveDirective} ${blockedURI} ${sample}`),
        ),
      )
      await use(undefined)
      const isExpected = (what: string) =>
        testInfo.annotations.some(({ type }) => type === `${what} expected`)
      if (!isExpected('console errors')) expect(errors, 'errors in the console').toEqual([])
      if (!isExpected('violations')) expect(forbidden, 'violations of the policy').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Holds what a page asks for at such addresses until the function that it resolves with is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Waits until React answers for every part of the page. */
export async function whenLive(page: Page) {
  // Some pages have no parts.
  await expect(page.locator('html')).toHaveAttribute('data-live')
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0)
}
