import type { Request } from '@playwright/test'
import { sentSize } from '../../harness/built-site.ts'
import { kindsOfPages } from '../support/kinds-of-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'

const kilobyte = 1024

test.describe('budgets of the requests of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })

  for (const path of kindsOfPages) {
    test(`${path}: loads scripts (up to 75 KB) only after the page, and pictures in view up to 60 KB`, async ({
      page,
      site,
    }) => {
      const fetched: { request: Request; isEarly: boolean }[] = []
      let isLoaded = false
      page.on('load', () => {
        isLoaded = true
      })
      page.on('request', (request) => fetched.push({ request, isEarly: !isLoaded }))
      await page.goto(site.url + path)
      await whenLive(page)
      await page.waitForLoadState('networkidle')
      const requestsOf = (type: string) => fetched.filter(({ request }) => request.resourceType() === type)
      const size = (type: string) =>
        requestsOf(type).reduce((sum, { request }) => sum + sentSize(new URL(request.url()).pathname), 0)

      expect(requestsOf('script').filter(({ isEarly }) => isEarly)).toEqual([])
      expect(requestsOf('script').length).toBeGreaterThan(0)
      expect(size('script')).toBeLessThanOrEqual(75 * kilobyte)
      expect(size('image')).toBeLessThanOrEqual(60 * kilobyte)
      expect(fetched.filter(({ request }) => new URL(request.url()).origin !== site.url)).toEqual([])
    })
  }
})
