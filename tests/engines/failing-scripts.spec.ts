import { pages } from '../../app/pages.ts'
import { facts } from '../../content/facts.ts'
import { serveWithFaults } from '../support/faulty-server.ts'
import { hiddenTexts } from '../support/hidden-texts.ts'
import { article } from '../support/sample-pages.ts'
import { say } from '../support/words.ts'
import { expect, test } from './engine-test.ts'

const search = { role: 'link', name: say.sv.layout.search, within: 'header' } as const
const scripts = /^\/assets\/start-/

test.use({ hasAnswered: false })

test('where the scripts fail, texts, cookies, menu and theme work, and the search leads to the list', async ({
  visitor,
  site,
}) => {
  const faulty = await serveWithFaults(site.url, { files: scripts, fault: 500 })
  await visitor.tab.goto(faulty.url + article.sv.path)
  expect(await visitor.tab.evaluate(hiddenTexts)).toEqual([])
  await visitor.click({ role: 'button', name: say.sv.consent.necessary })
  await visitor.seesNo({ role: 'region', name: say.sv.consent.heading })
  await visitor.click({ role: 'button', name: say.sv.layout.openMenu })
  await visitor.click({ role: 'button', name: say.sv.layout.lightTheme, within: '[popover]' })
  await visitor.expects('is light', () => document.documentElement.dataset.theme === 'light')
  await visitor.click({ role: 'link', name: say.sv.layout.nav.about, within: '[popover]' })
  await visitor.isAt(pages.about.sv)
  await visitor.click(search)
  await visitor.isAt(`${pages.blog.sv}?q=`)
  await faulty.close()
})

test('where the scripts never arrive, the search closes at once, and its form leads to the list', async ({
  visitor,
  site,
}) => {
  const faulty = await serveWithFaults(site.url, { files: scripts, fault: 'hangs' })
  await visitor.tab.goto(faulty.url + pages.about.sv)
  const box = { role: 'searchbox', name: say.sv.layout.search } as const
  await visitor.click({ role: 'button', name: say.sv.consent.necessary })
  await visitor.click(search)
  await visitor.sees(box)
  await visitor.click({ role: 'button', name: say.sv.search.close })
  await visitor.seesNo(box)
  await visitor.click(search)
  await visitor.fill(box, facts.address.town)
  await visitor.tab.press('Enter')
  await visitor.isAt(`${pages.blog.sv}?q=${encodeURIComponent(facts.address.town)}`)
  await faulty.close()
})
