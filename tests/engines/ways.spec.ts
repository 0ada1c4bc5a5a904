import { pages } from '../../app/pages.ts'
import { facts } from '../../content/facts.ts'
import { article, headingOf } from '../support/sample-pages.ts'
import { say } from '../support/words.ts'
import { expect, test } from './engine-test.ts'

const openMenu = { role: 'button', name: say.sv.layout.openMenu } as const
const menu = { role: 'dialog', name: say.sv.layout.mainMenu } as const
const inMenu = '[popover]'

test.describe('on the first visit', () => {
  test.use({ hasAnswered: false })

  test('the question about cookies: settings, cancel, and an answer that is kept', async ({
    visitor,
    site,
  }) => {
    const words = say.sv.consent
    const banner = { role: 'region', name: words.heading } as const
    const panel = { role: 'dialog', name: words.panel.heading } as const
    await visitor.open(`${site.url}/sv`)
    await visitor.click({ role: 'button', name: words.settings })
    await visitor.sees(panel)
    await visitor.click({ role: 'switch', name: words.panel.switches.performance.name })
    await visitor.click({ role: 'button', name: words.panel.cancel })
    await visitor.seesNo(panel)
    await visitor.hasFocusOn({ role: 'button', name: words.settings })
    await visitor.click({ role: 'button', name: words.necessary })
    await visitor.seesNo(banner)
    await visitor.tab.reload()
    await visitor.whenLive()
    await visitor.seesNo(banner)
    expect(await visitor.tab.evaluate(() => localStorage.getItem('cookieConsent'))).toBe(
      JSON.stringify({ necessary: true, analytics: false, performance: false }),
    )
  })
})

test('the menu: takes the focus, keeps it, returns it, and leads to a page, a theme and the other language', async ({
  visitor,
  site,
}) => {
  await visitor.open(`${site.url}/sv`)
  await visitor.click(openMenu)
  await visitor.hasFocusOn({ role: 'button', name: say.sv.layout.closeMenu })
  for (let times = 0; times < 14; times++) {
    await visitor.tab.press('Tab')
    const stop = await visitor.tab.evaluate(
      () => document.activeElement?.closest('[popover], body')?.localName,
    )
    expect(['div', 'body', undefined], 'a tab stop in the menu, or the toolbar of the browser').toContain(
      stop,
    )
    expect(await visitor.tab.evaluate(() => document.activeElement?.matches('.skip, main *'))).not.toBe(true)
  }
  await visitor.tab.press('Escape')
  await visitor.seesNo(menu)
  await visitor.hasFocusOn(openMenu)

  await visitor.click(openMenu)
  await visitor.click({ role: 'button', name: say.sv.layout.lightTheme, within: inMenu })
  await visitor.expects('is light', () => document.documentElement.dataset.theme === 'light')
  await visitor.click({ role: 'link', name: say.sv.layout.nav.about, within: inMenu })
  await visitor.isAt(pages.about.sv)
  await visitor.expects('is still light', () => document.documentElement.dataset.theme === 'light')

  await visitor.click(openMenu)
  const { otherLanguage, switchLanguage } = say.sv.layout
  await visitor.click({ role: 'link', name: `${otherLanguage}: ${switchLanguage}`, within: inMenu })
  await visitor.isAt(pages.about.en)
  await visitor.expects('is English', () => document.documentElement.lang === 'en')
})

test.describe('on a wide screen', () => {
  test.use({ size: { width: 1280, height: 900 } })

  test('the header underlines the current page, and its links lead on', async ({ visitor, site }) => {
    const line = () =>
      visitor.tab.evaluate(() => {
        const current = document.querySelector('header nav [aria-current]')
        const style = current && getComputedStyle(current)
        return [current?.textContent, style?.textDecorationLine, style?.textDecorationThickness]
      })
    const { blog, portfolio } = say.en.layout.nav
    await visitor.open(site.url + pages.blog.en)
    expect(await line()).toEqual([blog, 'underline', '2px'])
    await visitor.click({ role: 'link', name: portfolio, within: 'header nav' })
    await visitor.isAt(pages.portfolio.en)
    expect(await line()).toEqual([portfolio, 'underline', '2px'])
  })
})

test('the filter shows the cards of one category, and going back shows all', async ({ visitor, site }) => {
  const cards = () =>
    visitor.tab.evaluate(
      () =>
        [...document.querySelectorAll('li[data-category]')].filter((card) => card.checkVisibility()).length,
    )
  await visitor.open(site.url + pages.blog.sv)
  const before = await cards()
  const [name = ''] = await visitor.tab.evaluate(
    (label) =>
      [...document.querySelectorAll(`nav[aria-label="${label}"] a[href*="category"]`)].map(
        (link) => link.textContent ?? '',
      ),
    say.sv.blog.filter,
  )
  await visitor.click({ role: 'link', name, within: `nav[aria-label="${say.sv.blog.filter}"]` })
  await visitor.expects('is in the address', () => location.search.startsWith('?category='))
  await expect.poll(cards).toBeLessThan(before)
  await visitor.tab.evaluate(() => history.back())
  await expect.poll(cards).toBe(before)
})

test('the search finds an article while its title is typed', async ({ visitor, site }) => {
  const box = { role: 'searchbox', name: say.en.search.box.label } as const
  await visitor.open(`${site.url}/about`)
  await visitor.click({ role: 'link', name: say.en.layout.search, within: 'header' })
  await visitor.hasFocusOn(box)
  await visitor.tab.type(headingOf(article.en.path).slice(0, 20))
  await visitor.expects(
    'finds it',
    (path) => document.querySelector('dialog ol a')?.getAttribute('href') === path,
    article.en.path,
  )
  await visitor.tab.press('Escape')
  await visitor.seesNo(box)
})

test('the form shows what is wrong in each field, and then sends the message', async ({ visitor, site }) => {
  const words = say.sv.contact.form
  const field = (name: string) => ({ role: 'textbox', name }) as const
  await visitor.open(site.url + pages.contact.sv)
  await visitor.fill(field(words.name), 'Åsa Öberg')
  await visitor.fill(field(words.email), 'no address')
  await visitor.click({ role: 'button', name: words.send })
  await visitor.expects(
    'shows both errors',
    (...expected) =>
      expected.every((text) =>
        [...document.querySelectorAll('[aria-invalid]')].some(
          (one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent === text,
        ),
      ),
    words.errors['not-an-email'],
    words.errors.required.message,
  )
  await visitor.hasFocusOn(field(words.email))
  await visitor.fill(field(words.email), 'asa@example.com')
  await visitor.fill(field(words.message), 'Hej! Kan du hjälpa oss?')
  await visitor.click({ role: 'button', name: words.send })
  await visitor.expects(
    'says that it is sent',
    (text) =>
      [...document.querySelectorAll('[role="status"]')].some((one) => one.textContent?.includes(text)),
    words.sent,
  )
})

test('a question opens and closes', async ({ visitor, site }) => {
  await visitor.open(site.url + pages.faq.en)
  const state = () => visitor.tab.evaluate(() => document.querySelector('main details')?.hasAttribute('open'))
  const name = await visitor.tab.evaluate(() => document.querySelector('main summary')?.textContent ?? '')
  const question = { role: 'heading', name, within: 'main summary' } as const
  expect(await state()).toBe(false)
  await visitor.click(question)
  await expect.poll(state).toBe(true)
  await visitor.click(question)
  await expect.poll(state).toBe(false)
})

test(`the list of articles runs the query of its address`, async ({ visitor, site }) => {
  await visitor.open(`${site.url}${pages.blog.en}?q=${encodeURIComponent(facts.address.town)}`)
  await visitor.expects('has found something', () => document.querySelector('search ol mark') !== null)
})
