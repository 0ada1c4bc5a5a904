import type { Locator, Page } from '@playwright/test'
import { dayAfter } from '../../content/clock.ts'
import { facts } from '../../content/facts.ts'
import { messageFilters, spans } from '../../desk/api.ts'
import { words as shellWords } from '../../desk/client/shell/shell.words.ts'
import { words as trafficWords } from '../../desk/client/traffic/traffic.words.ts'
import { fillDesk, rows, t, test, tomorrow } from '../support/desk-test.ts'
import type { RunningDesk } from '../support/running-desk.ts'
import { expect } from '../support/site-test.ts'
import { translate } from '../support/translate.ts'

/** Waits for what a step shows, and translates the page again. */
type See = (shown: Locator) => Promise<void>

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function undo(page: Page, see: See) {
  await page.getByRole('status').getByRole('button', { name: t.undo }).last().click()
  await see(said(page, t.undone))
}

/** What the owner does in each view, beginning at its address. */
const walks: Record<string, (page: Page, see: See, desk: RunningDesk) => Promise<void>> = {
  async '/'(page, see) {
    const waiting = page.getByRole('region', { name: t.today.waiting.title }).getByRole('article')
    await expect(waiting.first()).toContainText('Cleo')
    await expect(waiting.first()).toContainText(t.messages.late('6 hours'))
    await expect(page.getByRole('region', { name: t.today.meetings.title })).toContainText('Ove Sjö')
    const answered = waiting.first().getByRole('button', { name: t.today.waiting.answered })
    await answered.click()
    await see(said(page, t.messages.done.answered('Cleo')))
    await expect(waiting).toHaveCount(2)
    await undo(page, see)
    await expect(waiting).toHaveCount(3)
    const mails = page.getByRole('region', { name: t.today.mails.title })
    await expect(mails).toContainText('550 mailbox unavailable')
    await mails.getByRole('listitem').last().getByRole('button', { name: t.mails.dismiss }).click()
    await see(said(page, t.mails.dismissed))
    await undo(page, see)
    await mails.getByRole('button', { name: t.mails.dismissAll }).click()
    await see(said(page, t.mails.dismissedAll))
    const resend = mails.getByRole('button', { name: t.mails.resend })
    await expect(resend).toHaveCount(1)
    await resend.click()
    await see(said(page, t.mails.resent))
    for (const [answeredBefore, name] of ['Cleo', 'Bo', 'Ada'].entries()) {
      await expect(waiting).toHaveCount(3 - answeredBefore)
      await answered.click()
      await see(said(page, t.messages.done.answered(name)))
    }
    await see(page.getByRole('heading', { name: t.today.waiting.none }))
    await undo(page, see)
    await see(waiting.first())
  },

  async '/messages'(page, see) {
    const open = (name: string) => page.getByRole('region', { name })
    await rows(page).filter({ hasText: 'Bo' }).click()
    await see(open('Bo').getByText('About the harbor'))
    await open('Bo').getByRole('button', { name: t.messages.actions.answered }).click()
    await see(said(page, t.messages.done.answered('Bo')))
    await undo(page, see)
    await see(open('Bo').getByText('About the harbor'))
    for (const key of ['e', 's', 's', 'Delete']) {
      await rows(page).filter({ hasText: 'Bo' }).click()
      await see(open('Bo').getByText('About the harbor'))
      await page.keyboard.press(key)
      await see(page.getByRole('button', { name: t.undo }).last())
      await page.keyboard.press('u')
      // What was said of the key before may still stand there.
      await expect(page.getByRole('button', { name: t.undo })).toHaveCount(0)
      await see(said(page, t.undone).last())
    }
    for (const name of messageFilters) {
      const filter = page.getByRole('button', { name: t.messages.filters[name] }).first()
      await filter.click()
      await see(rows(page).first())
    }
    for (const [query, count] of [
      ['harbor', 1],
      ['zzzz', 0],
      ['', 5],
    ] as const) {
      await page.getByRole('searchbox').fill(query)
      await expect(rows(page)).toHaveCount(count)
      await translate(page)
    }
    for (const name of ['Robot', 'Dora', 'Cleo']) {
      await rows(page).filter({ hasText: name }).click()
      await see(open(name).getByText('Could you look at our web shop?'))
    }
  },

  async [`/bookings?day=${tomorrow}`](page, see) {
    const day = (weeks: number) => page.locator(`time[datetime="${dayAfter(tomorrow, 7 * weeks)}"]`)
    for (const [name, weeks] of [
      [t.bookings.after, 1],
      [t.bookings.before, 0],
      [t.bookings.before, -1],
      [t.bookings.after, 0],
    ] as const) {
      await page.getByRole('link', { name }).click()
      await see(day(weeks))
    }
    const dialog = page.getByRole('dialog')
    for (const name of ['Per Vik', 'Siv Holm', 'Ove Sjö']) {
      await page.getByRole('button', { name }).click()
      await see(dialog)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await translate(page)
    }
    await page.getByRole('button', { name: 'Ove Sjö' }).click()
    await expect(dialog).toContainText('Backup of our servers')
    await see(dialog)
    await dialog.getByRole('textbox').fill('I am ill.')
    await dialog.getByRole('button', { name: t.bookings.meeting.cancel }).click()
    await see(page.getByRole('button', { name: 'Ove Sjö' }).getByText(t.bookings.states.cancelled))
    await undo(page, see)
    await expect(page.getByRole('button', { name: 'Ove Sjö' })).not.toContainText(t.bookings.states.cancelled)

    await page.getByRole('button', { name: t.bookings.block }).first().click()
    await see(dialog)
    const until = dialog.locator('[type=datetime-local]').last()
    const save = dialog.getByRole('button', { name: t.bookings.blockForm.save })
    await dialog.getByLabel(t.bookings.blockForm.from).fill(`${tomorrow}T13:00`)
    await until.fill(`${tomorrow}T12:00`)
    await save.click()
    await see(dialog.getByText(t.bookings.blockForm.wrong))
    await until.fill(`${tomorrow}T15:00`)
    await dialog.getByLabel(t.bookings.blockForm.note).fill('Dentist')
    await save.click()
    const block = page.getByRole('button', { name: 'Dentist' })
    await expect(block).toContainText('13:00–15:00')
    await see(block)
    await block.click()
    await see(dialog)
    await dialog.getByRole('button', { name: t.bookings.free }).click()
    await expect(block).toBeHidden()
    await undo(page, see)
    await see(block)
  },

  async '/traffic'(page, see) {
    const [before = ''] = t.traffic.before('#').split('#')
    await expect(page.getByRole('region', { name: t.traffic.totals })).toContainText(before)
    await expect(page.getByRole('table', { name: t.traffic.pages.title })).toBeVisible()
    const chart = page.locator('section[aria-labelledby="chart"]')
    const slider = chart.getByRole('slider')
    const last = await slider.getAttribute('aria-valuetext')
    await slider.press('ArrowLeft')
    await expect(slider).not.toHaveAttribute('aria-valuetext', last ?? '')
    await translate(page)
    await chart.getByText(t.traffic.chart.asTable).click()
    await see(chart.getByRole('table'))
    await page.getByText(t.traffic.sources.groups.search).click()
    await see(page.getByRole('row', { name: /Google/ }).first())
    for (const measure of ['visits', 'views'] as const) {
      await chart.getByRole('button', { name: t.traffic.numbers[measure] }).click()
      await see(chart.getByRole('heading', { name: t.traffic.chart[measure] }))
    }
    for (const days of spans) {
      const span = page.getByRole('button', { name: t.traffic.span(days) })
      await span.click()
      await expect(span).toHaveAttribute('aria-pressed', 'true')
      // A year is shown by weeks; above them are the names of the columns.
      await expect(chart.getByRole('row')).toHaveCount(1 + (days === 365 ? 52 : days))
      await see(chart.getByRole('table'))
      await slider.press('ArrowLeft')
    }
  },

  async '/new-words'(page, see) {
    const own = page.getByRole('region', { name: t.newWords.own.title }).getByRole('article')
    await expect(own.first()).toContainText('IT consultant on the High Coast')
    await expect(own.first()).toContainText('words/home.yaml:2')
    await page.getByRole('heading', { name: 'faq' }).click()
    await page.getByRole('button', { name: t.newWords.read }).click()
    await see(page.getByText(t.newWords.none))
    await undo(page, see)
    await see(own.first())
    await page.getByRole('link', { name: t.newWords.back }).first().click()
    const updates = page.getByRole('region', { name: t.today.updates.title })
    await updates.getByRole('link', { name: t.today.updates.toRead(4) }).click()
    await see(own.first())
  },

  async '/newsletter'(page, see, { database }) {
    const kinds = async () => {
      const mails = await database.selectFrom('outbox').select('kind').distinct().execute()
      return mails.map(({ kind }) => kind).filter((kind) => kind.startsWith('newsletter'))
    }
    await page.getByRole('button', { name: t.newsletter.resumeAddress('gone@example.com') }).click()
    await see(said(page, t.newsletter.resumed('gone@example.com')))
    await undo(page, see)
    const articles = page.getByRole('region', { name: t.newsletter.articles }).getByRole('link')
    const test = page.getByRole('button', { name: t.newsletter.test })
    for (const article of [articles.first(), articles.nth(1)]) {
      await article.click()
      await see(test)
    }
    const mail = page.frameLocator('iframe')
    await expect(mail.getByRole('heading').first()).toBeVisible()
    const ground = () => mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    // Else the frame would not follow its own.
    await page.emulateMedia({ colorScheme: null })
    const light = await ground()
    await page.getByRole('button', { name: t.newsletter.dark }).click()
    await expect.poll(ground).not.toBe(light)
    await translate(page)
    await page.getByRole('button', { name: t.newsletter.languageNames.sv }).click()
    await translate(page)
    await test.click()
    await see(said(page, t.newsletter.tested))
    expect(await kinds()).toEqual(['newsletter-test'])
    await undo(page, see)
    await expect.poll(kinds).toEqual([])
    const send = page.getByRole('button', { name: t.newsletter.send(1) })
    await send.click()
    await expect(send).toBeHidden()
    expect(await kinds()).toEqual(['newsletter'])
    await translate(page)
    await undo(page, see)
    await expect.poll(kinds).toEqual([])
    await see(send)
    await articles.first().click()
    await see(test)
  },
}

for (const [path, walk] of Object.entries(walks))
  test(`a view can be used while it is translated: ${path.replace(/\?.*/, '')}`, async ({
    page,
    open,
    site,
  }) => {
    test.skip(path === '/newsletter' && !facts.newsletter, 'the owner sends no articles')
    // The mail shows a picture of the site.
    const desk = await open(fillDesk, path, { SITE_URL: site.url })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect(page.getByText(t.shell.loading)).toHaveCount(0)
    const see: See = async (shown) => {
      await expect(shown).toBeVisible()
      await translate(page)
    }
    await see(heading)
    await walk(page, see, desk)

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t.shell.switchLanguage }).click()
    await see(page.getByRole('button', { name: shellWords.sv.switchLanguage }))
    await see(heading)
    if (path !== '/') return
    await page.getByRole('button', { name: shellWords.sv.keys }).click()
    const keys = page.getByRole('dialog')
    await see(keys)
    await keys.getByRole('switch').uncheck()
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
    await page.getByRole('button', { name: shellWords.sv.lightTheme }).click()
    for (const view of await page
      .getByRole('navigation', { name: shellWords.sv.menu })
      .getByRole('link')
      .all()) {
      await view.click()
      await expect(view).toHaveAttribute('aria-current', 'page')
      await see(heading)
    }
    await page.goto(new URL('/traffic', desk.address).href)
    await see(page.getByRole('heading', { level: 1, name: trafficWords.sv.title }))
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
