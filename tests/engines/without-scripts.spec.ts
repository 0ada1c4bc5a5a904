import { pages } from '../../app/pages.ts'
import { languageOf } from '../../app/path-language.ts'
import { hiddenTexts } from '../support/hidden-texts.ts'
import { kindsOfPages } from '../support/kinds-of-pages.ts'
import { say } from '../support/words.ts'
import { expect, test } from './engine-test.ts'

test.use({ areScriptsOn: false })

test('every text of every kind of page in Swedish is there', async ({ visitor, site }) => {
  const wrong: string[] = []
  for (const path of kindsOfPages.filter((one) => languageOf(one) === 'sv')) {
    await visitor.tab.goto(site.url + path)
    expect(await visitor.tab.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true)
    const hidden = await visitor.tab.evaluate(hiddenTexts)
    if (hidden.length > 0) wrong.push(`${path}: ${hidden.join(', ')}`)
  }
  expect(wrong).toEqual([])
})

test('the menu opens and leads to a page, and there is no question about cookies', async ({
  visitor,
  site,
}) => {
  await visitor.tab.goto(site.url + pages.home.sv)
  await visitor.seesNo({ role: 'region', name: say.sv.consent.heading })
  await visitor.click({ role: 'button', name: say.sv.layout.openMenu })
  await visitor.click({ role: 'link', name: say.sv.layout.nav.contact, within: '[popover]' })
  await visitor.isAt(pages.contact.sv)
})

test('the form sends a message and shows that it is sent', async ({ visitor, site }) => {
  const words = say.en.contact.form
  const email = `asa-${Math.random().toString(36).slice(2)}@example.com`
  await visitor.tab.goto(site.url + pages.contact.en)
  await visitor.fill({ role: 'textbox', name: words.name }, 'Åsa Öberg')
  await visitor.fill({ role: 'textbox', name: words.email }, email)
  await visitor.fill({ role: 'textbox', name: words.message }, 'Can you help us?')
  await visitor.click({ role: 'button', name: words.send })
  await visitor.isAt(`${pages.contact.en}#message-sent`)
  await expect
    .poll(() => site.mail.mails.some(({ headers }) => headers['reply-to']?.includes(email)))
    .toBe(true)
})

test('the button of the search leads to the list, and a category filters it', async ({ visitor, site }) => {
  await visitor.tab.goto(site.url + pages.about.en)
  await visitor.click({ role: 'link', name: say.en.layout.search, within: 'header' })
  await visitor.isAt(pages.blog.en)
  const cards = () =>
    visitor.tab.evaluate(
      () =>
        [...document.querySelectorAll('li[data-category]')].filter((card) => card.checkVisibility()).length,
    )
  const before = await cards()
  const filter = `nav[aria-label="${say.en.blog.filter}"]`
  const name = await visitor.tab.evaluate(
    (selector) => document.querySelector(`${selector} a[href*="category"]`)?.textContent ?? '',
    filter,
  )
  await visitor.click({ role: 'link', name, within: filter })
  await visitor.expects('is filtered', () => location.search.startsWith('?category='))
  await expect.poll(cards).toBeLessThan(before)
})
