import { test as base, expect } from '@playwright/test'
import { pages } from '../../engine/addresses/pages.ts'
import { languageOf } from '../../engine/core/site/languages.ts'
import { consentWords } from '../../engine/features/analytics/consent.words.ts'
import { words as bookWords } from '../../engine/features/booking/book.words.ts'
import { bookingRules } from '../../engine/features/booking/rules.ts'
import { words as searchWords } from '../../engine/features/search/search.words.ts'
import { hiddenTexts } from '../support/hidden-texts.ts'
import { kindsOfPages } from '../support/kinds-of-pages.ts'
import { article, headingOf } from '../support/sample-pages.ts'
import { siteOfWorker, type TestSite } from '../support/test-site.ts'
import { t } from '../support/words.ts'
import { type Browser, startFirefox, startWebKit } from './start-browsers.ts'
import { visitorOf } from './visitor.ts'

/** Tests in the browser that the project is named after, against one running site for each worker. */
const test = base.extend<
  { visitor: ReturnType<typeof visitorOf> },
  { site: TestSite; otherBrowser: Browser }
>({
  site: siteOfWorker,
  otherBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
    async ({}, use, { project }) => {
      const started = await (project.name === 'webkit' ? startWebKit() : startFirefox())
      await use(started)
      await started.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** Has answered the question about cookies before. */
  visitor: async ({ otherBrowser, site }, use) => {
    const tab = await otherBrowser.openTab()
    await tab.goto(`${site.url}/robots.txt`)
    await tab.evaluate(() => {
      localStorage.clear()
      const answer = { necessary: true, analytics: false, performance: false }
      localStorage.setItem('cookieConsent', JSON.stringify(answer))
    })
    await use(visitorOf(tab))
    await tab.close()
  },
})

const inMenu = '[popover]'

test('every kind of page has no error, no sideways scroll, every picture and text', async ({
  visitor,
  site,
}) => {
  // In one language: the words are no matter of the browser.
  for (const path of [...kindsOfPages.filter((one) => languageOf(one) === 'sv'), '/sv/finns-inte']) {
    await visitor.open(site.url + path)
    await visitor.tab.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager'
    })
    await visitor.expects(() => [...document.images].every(({ complete }) => complete))
    const found = await visitor.tab.evaluate(() => ({
      isTooWide: document.documentElement.scrollWidth > innerWidth,
      missing: [...document.images]
        .filter(({ naturalWidth }) => naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    }))
    const texts = { hidden: await visitor.tab.evaluate(hiddenTexts), errors: await visitor.errors() }
    expect
      .soft({ path, ...found, ...texts })
      .toEqual({ path, isTooWide: false, missing: [], hidden: [], errors: [] })
  }
})

test('a choice is kept, and the menu leads to a theme, a page and the other language', async ({
  visitor,
  site,
}) => {
  const { layout } = t.sv
  const openMenu = { role: 'button', name: layout.openMenu } as const
  await visitor.tab.evaluate(() => localStorage.clear())
  await visitor.open(site.url + pages.home.sv)
  await visitor.click({ role: 'button', name: consentWords.sv.necessary })
  await visitor.click(openMenu)
  await visitor.tab.escape()
  await visitor.click(openMenu)
  await visitor.click({ role: 'button', name: layout.lightTheme, within: inMenu })
  await visitor.expects(() => document.documentElement.dataset.theme === 'light')
  await visitor.click({ role: 'link', name: layout.nav.about, within: inMenu })
  await visitor.isAt(pages.about.sv)
  await visitor.expects(() => document.documentElement.dataset.theme === 'light')
  await visitor.seesNo({ role: 'region', name: consentWords.sv.heading })
  await visitor.click(openMenu)
  const name = `EN: ${t.en.layout.switchHere}`
  await visitor.click({ role: 'link', name, within: inMenu })
  await visitor.isAt(pages.about.en)
})

test('the filter shows one category, going back all, and the search finds an article', async ({
  visitor,
  site,
}) => {
  const cards = () =>
    visitor.tab.evaluate(
      () =>
        [...document.querySelectorAll('li[data-category]')].filter((card) => card.checkVisibility()).length,
    )
  await visitor.open(site.url + pages.blog.sv)
  const before = await cards()
  const within = `nav[aria-label="${t.sv.blog.filter}"]`
  const name = await visitor.tab.evaluate(
    (within) => document.querySelector(`${within} a[href*="category"]`)?.textContent ?? '',
    within,
  )
  await visitor.click({ role: 'link', name, within })
  await visitor.expects(() => location.search.startsWith('?category='))
  await expect.poll(cards).toBeLessThan(before)
  await visitor.tab.evaluate(() => history.back())
  await expect.poll(cards).toBe(before)

  const box = { role: 'searchbox', name: searchWords.sv.box.label, within: 'dialog' } as const
  await visitor.click({ role: 'link', name: t.sv.layout.search, within: 'header' })
  await visitor.sees(box, { isFocused: true })
  await visitor.tab.type(headingOf(article.sv.path).slice(0, 20))
  await visitor.expects(
    (path) => document.querySelector('dialog ol a')?.getAttribute('href') === path,
    article.sv.path,
  )
  await visitor.tab.escape()
  await visitor.seesNo(box)
})

test('the form shows what is wrong, and then sends the message', async ({ visitor, site }) => {
  const words = t.sv.contact.form
  const field = (name: string) => ({ role: 'textbox', name }) as const
  await visitor.open(site.url + pages.contact.sv)
  await visitor.fill(field(words.name), 'Åsa Öberg')
  await visitor.fill(field(words.email), 'no address')
  await visitor.click({ role: 'button', name: words.send })
  await visitor.sees(field(words.email), { isFocused: true })
  await visitor.fill(field(words.email), 'asa@example.com')
  await visitor.fill(field(words.message), 'Hej! Kan du hjälpa oss?')
  await visitor.click({ role: 'button', name: words.send })
  await visitor.expects(
    (text) =>
      [...document.querySelectorAll('[role="status"]')].some((one) => one.textContent?.includes(text)),
    words.sent,
  )
})

test('a time is booked, and confirmed by mail', async ({ visitor, site }) => {
  // Where nobody can book there is no such page.
  test.skip(bookingRules.kinds.length === 0)
  const words = bookWords.sv.form
  const email = `asa-${Math.random().toString(36).slice(2)}@example.com`
  await visitor.open(site.url + pages.book.sv)
  // Only then a time is named as the visitor's clock shows it too.
  await visitor.expects(
    () => document.querySelector<HTMLElement>('[data-free-times]')?.closest('form')?.noValidate === true,
  )
  for (const choice of ['start', 'kind']) {
    const first = () =>
      visitor.tab.evaluate(
        (name) =>
          [...document.querySelectorAll<HTMLInputElement>(`[type=radio][name="${name}"]`)]
            .find((radio) => radio.checkVisibility({ visibilityProperty: true }))
            ?.labels?.[0]?.textContent?.replace(/\s+/g, ' ')
            .trim() ?? '',
        choice,
      )
    // The times are shown once all days are there.
    await expect.poll(first).not.toBe('')
    await visitor.click({ role: 'radio', name: await first() })
  }
  await visitor.fill({ role: 'textbox', name: words.name }, 'Åsa Öberg')
  await visitor.fill({ role: 'textbox', name: words.email }, email)
  await visitor.fill({ role: 'textbox', name: words.phone }, '070-123 45 67')
  // It names the chosen time.
  const send = await visitor.tab.evaluate(
    () => document.querySelector('main [type=submit]')?.textContent ?? '',
  )
  await visitor.click({ role: 'button', name: send })
  // Who was faster than people are has to answer a mail first.
  await expect.poll(() => site.mail.mails.some(({ to }) => to.includes(email))).toBe(true)
  expect(await visitor.errors()).toEqual([])
})

test('a link to a heading shows it below the header', async ({ visitor, site }) => {
  const url = site.url + article.en.path
  await visitor.open(url)
  const id = await visitor.tab.evaluate(
    () => [...document.querySelectorAll('.prose h2[id]')].at(-1)?.id ?? '',
  )
  await visitor.open(`${url}#${id}`)
  await visitor.expects((id) => {
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    return Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? 0) - room) <= 2
  }, id)
})
