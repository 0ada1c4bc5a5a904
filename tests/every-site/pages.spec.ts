import type { Page, Request } from '@playwright/test'
import { siteFolder } from '../../engine/core/site/folder.ts'
import { languageOf, nextLanguage } from '../../engine/core/site/languages.ts'
import { mainPaths, sentSize, translationOf } from '../../harness/built-site.ts'
import { phone } from '../browser-settings.ts'
import { type Theme, themes, violations } from '../support/axe.ts'
import { hiddenTexts } from '../support/hidden-texts.ts'
import { kindsOfPages } from '../support/kinds-of-pages.ts'
import { brokenWords, mapFaults, overflow, shifts, smallControls } from '../support/page-faults.ts'
import { expect, test, whenLive } from '../support/site-test.ts'

/* One visit of each page finds what can be wrong with it: on a phone, which then grows. */

test.use(phone)

const kilobyte = 1024

const isOfOwner = !['tests/fixtures/site', 'example/site'].includes(siteFolder)

/** Of the site of the tests one page of each kind: the site that is shown is visited as a whole. */
const visited = siteFolder === 'tests/fixtures/site' ? kindsOfPages : mainPaths

/** The pages of a section share a test, because a new browser for each page would be slow. */
const sections = Object.groupBy(
  visited,
  (path) => /^(\/\w\w)?\/(blog|portfolio|services|locations)\b/.exec(path)?.[0] ?? languageOf(path),
)

/** A page in both languages is checked in one theme in each: its colors do not depend on its words. */
function themesOf(path: string): readonly [Theme, Theme?] {
  const [dark, light] = themes
  const language = languageOf(path)
  const other = nextLanguage(language)
  if (!other || !translationOf(path, other)) return themes
  return [language === 'en' ? dark : light]
}

/** Records what a page fetches, and returns what is wrong with that. */
function watchRequests(page: Page, home: string) {
  let fetched: { request: Request; isEarly: boolean }[] = []
  let isLoaded = false
  page.on('load', () => {
    isLoaded = true
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest()) [fetched, isLoaded] = [[], false]
    fetched.push({ request, isEarly: !isLoaded })
  })
  return () => {
    const of = (type: string) => fetched.filter(({ request }) => request.resourceType() === type)
    const size = (type: string) =>
      of(type).reduce((sum, { request }) => sum + sentSize(new URL(request.url()).pathname), 0)
    return [
      ...of('script')
        .filter(({ isEarly }) => isEarly)
        .map(({ request }) => `${request.url()} is loaded before the page`),
      ...(of('script').length === 0 ? ['no script is loaded'] : []),
      ...(size('script') > 75 * kilobyte ? [`scripts weigh ${size('script')} bytes`] : []),
      // How large the pictures in their own articles are is a matter of each owner.
      ...(!isOfOwner && size('image') > 60 * kilobyte
        ? [`pictures in view weigh ${size('image')} bytes`]
        : []),
      ...fetched
        .map(({ request }) => request.url())
        .filter((url) => !url.startsWith(home) && !url.startsWith('data:'))
        .map((url) => `${url} is of another host`),
    ]
  }
}

for (const [section, paths = []] of Object.entries(sections)) {
  test(`the ${paths.length} pages of ${section}`, async ({ page, site }) => {
    const viewport = page.viewportSize() ?? { width: 0, height: 0 }
    const wrongRequests = watchRequests(page, site.url)
    const wrong: string[] = []
    for (const path of paths) {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.setViewportSize(viewport)
      const response = await page.goto(path)
      expect([path, response?.status()]).toEqual([path, 200])
      await whenLive(page)
      const requests = wrongRequests()
      await page.evaluate(() => document.fonts.load('1em "Bricolage Grotesque"'))
      const faults = [...requests, ...(await shifts(page))]
      // The checks scroll the page. What axe finds depends on the kind of page: what an owner writes is validated in
      // tests/built/pages.test.ts.
      if (kindsOfPages.includes(path)) faults.push(...(await violations(page, themesOf(path))))
      faults.push(...(await smallControls(page)))
      for (const width of [320, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 640 })
        faults.push(...(await overflow(page)), ...(await mapFaults(page)))
        if (width === 320) faults.push(...(await brokenWords(page)))
      }
      // What fades in takes a moment.
      await expect.poll(() => page.evaluate(hiddenTexts), path).toEqual([])
      wrong.push(...faults.map((fault) => `${path}: ${fault}`))
    }
    expect(wrong).toEqual([])
  })
}
