import type { Page } from '@playwright/test'
import { languageOf } from '../../app/path-language.ts'
import { mainPaths, manifest, pagePaths } from '../../harness/built-site.ts'
import { violations } from '../support/axe.ts'
import { serveInChunks } from '../support/chunked-server.ts'
import { expect, test, whenLive } from '../support/site-test.ts'

/** The pages of a section share a test, because a new browser for each page would be slow. */
const sections = Object.groupBy(
  mainPaths,
  (path) => /^(\/sv)?\/(blog|portfolio|services|locations)\b/.exec(path)?.[0] ?? languageOf(path),
)

/** The layout shifts since the page was opened, and the elements that shifted. */
const layoutShiftsOf = (page: Page) =>
  page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      value: number
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    // The cast holds: the observer gets only entries of https://wicg.github.io/layout-instability/
    const shifts = observer.takeRecords() as Shift[]
    const sides = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    return {
      distance: shifts.reduce((sum, { value }) => sum + value, 0),
      of: shifts
        .flatMap(({ sources }) => sources)
        .map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 20)}" ${sides(previousRect)} to ${sides(currentRect)}`,
        ),
    }
  })

/** An error where the layout has visibly shifted. */
async function shiftErrorsOn(page: Page, path: string): Promise<string[]> {
  const { distance, of } = await layoutShiftsOf(page)
  return Math.round(distance * 1000) > 0 ? [`${path} jumps by ${distance}: ${of.join(', ')}`] : []
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const [section, paths = []] of Object.entries(sections)) {
  test(
    `the ${paths.length} pages of ${section} have one h1, no layout shift or overflow, and are accessible`,
    { tag: '@phone' },
    async ({ page }, { project }) => {
      test.setTimeout(20_000 + paths.length * 10_000)
      const isPhone = project.name === 'phone'
      const viewport = page.viewportSize() ?? { width: 0, height: 0 }
      const wrong: string[] = []
      for (const path of paths) {
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await page.setViewportSize(viewport)
        const response = await page.goto(path)
        expect([path, response?.status()]).toEqual([path, 200])
        await expect(page.locator('html'), path).toHaveAttribute('lang', languageOf(path))
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
        await whenLive(page)
        await page.evaluate(() => document.fonts.load('1em "Bricolage Grotesque"'))
        wrong.push(...(await shiftErrorsOn(page, path)))
        // Each screen checks all rules in one theme and only colors in the other. The checks scroll the page.
        wrong.push(...(await violations(page, isPhone ? ['light', 'dark'] : ['dark', 'light'])))
        if (isPhone) await page.setViewportSize({ width: 320, height: 640 })
        const overflow = await overflowOf(page)
        if (overflow > 0) wrong.push(`${path} is ${overflow} pixels too wide`)
      }
      expect(wrong).toEqual([])
    },
  )
}

test('a page that arrives in chunks has no layout shift', { tag: '@phone' }, async ({ page, site }) => {
  const slow = await serveInChunks(site.url, 50)
  const kinds = ['/', '/services/automation', '/sv/locations/skane', '/contact', '/blog', '/portfolio']
  const wrong: string[] = []
  for (const path of [...kinds, ...mainPaths.filter((one) => one.startsWith('/blog/')).slice(0, 1)]) {
    await page.goto(`${slow.url}${path}`)
    await whenLive(page)
    wrong.push(...(await shiftErrorsOn(page, path)))
  }
  await slow.close()
  expect(wrong).toEqual([])
})

test('aliases and filtered lists get 200 and a canonical link', async ({ request }) => {
  for (const path of pagePaths.filter((one) => !mainPaths.includes(one))) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.status()]).toEqual([path, 200])
    expect(await response.text()).toContain('rel="canonical"')
  }
})

test('moved pages redirect to their new path', async ({ request }) => {
  for (const [from, to] of Object.entries(manifest.redirects)) {
    for (const path of [from, `${from}/`]) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect([path, response.status(), response.headers().location]).toEqual([path, 308, to])
    }
  }
  const slash = await request.get('/about/?a=1', { maxRedirects: 0 })
  expect([slash.status(), slash.headers().location]).toEqual([308, '/about?a=1'])
  expect((await request.get('/sv/', { maxRedirects: 0 })).status()).toBe(200)
})
