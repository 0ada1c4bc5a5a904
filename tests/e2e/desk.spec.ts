import type { Locator, Page } from '@playwright/test'
import type { Database } from '../../engine/core/database/open.server.ts'
import { facts } from '../../engine/core/site/facts.ts'
import { fill, plural } from '../../engine/core/text/sentence.ts'
import { dayAfter } from '../../engine/core/time/clock.ts'
import { hour, minute } from '../../engine/core/time/durations.ts'
import { words as errorWords } from '../../engine/design/desk/api-error.words.ts'
import { words as queryWords } from '../../engine/design/desk/query-result.words.ts'
import { words as trafficWords } from '../../engine/features/statistics/desk/traffic.words.ts'
import { spans } from '../../engine/features/statistics/desk/traffic-api.ts'
import { words as shellWords } from '../../engine/shell/desk/shell/shell.words.ts'
import { addMessages, booking, failedMail, message } from '../fixtures/desk.ts'
import { subscriber } from '../fixtures/subscriber.ts'
import { themes, violations } from '../support/axe.ts'
import { startCalendarServer } from '../support/calendar-server.ts'
import { eventOf } from '../support/calendars.ts'
import { fillDesk, rows, t, test, three, tomorrow } from '../support/desk-test.ts'
import { smallControls } from '../support/page-faults.ts'
import { expect } from '../support/site-test.ts'

/* The pages are translated as they change: whatever React shows next must not need the texts that were there. */

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function undo(page: Page) {
  await page.getByRole('status').getByRole('button', { name: t.undo }).last().click()
  await expect(said(page, t.undone)).toBeVisible()
}

test.describe('in the list of messages the owner', () => {
  const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
  const bo = (page: Page) => page.getByRole('region', { name: 'Bo' })

  test('searches, and replies to what was found', async ({ page, open }) => {
    await open(three, '/messages')
    await expect(rows(page)).toHaveCount(3)
    const box = page.getByRole('searchbox')
    await box.fill('zzzz')
    await expect(rows(page)).toHaveCount(0)
    await box.fill('harbor')
    await expect(rows(page)).toHaveCount(1)
    await rows(page).click()
    await expect(bo(page)).toContainText('About the harbor')
    await expect(bo(page).getByRole('link', { name: t.messages.actions.reply })).toHaveAttribute(
      'href',
      /^mailto:nora@example\.se\?subject=Re%3A%20.*About%20the%20harbor/,
    )
    const file = page.getByRole('link', { name: t.messages.export })
    await expect(file).toHaveAttribute('href', '/api/messages.csv?show=waiting&text=harbor')
  })

  test('filters a thousand, of which those in view are rendered', async ({ page, open }) => {
    const answered = 1000
    await open(async (database) => {
      const others = Array.from({ length: answered }, (_, place) =>
        message({
          name: `Sender ${place + 1}`,
          received_at: Date.now() - (place + 1) * minute,
          answered_at: 1,
        }),
      )
      await addMessages(database, [...others, message({ name: 'Robot', spam: 1 })])
    }, '/messages')
    const filter = (name: keyof typeof t.messages.filters) =>
      page.getByRole('button', { name: t.messages.filters[name] }).first()
    await filter('suspected').click()
    await expect(rows(page)).toHaveText([/Robot/])
    const list = page.getByRole('list', { name: t.messages.list })
    const first = list.getByRole('listitem').first()
    await filter('all').click()
    await expect(first).toHaveAttribute('aria-setsize', String(answered + 1))
    await filter('answered').click()
    await expect(first).toHaveAttribute('aria-setsize', String(answered))
    await expect(first).toContainText('Sender 1')
    expect(await rows(page).count()).toBeLessThan(60)
    await list.evaluate((element) => {
      if (element.parentElement) element.parentElement.scrollTop = element.scrollHeight
    })
    const last = list.getByRole('listitem').filter({ hasText: `Sender ${answered}` })
    await expect(last).toBeVisible()
    await expect(last).toHaveAttribute('aria-posinset', String(answered))
    // Tab still leads into the list.
    await expect(list.locator('[tabindex="0"]')).toHaveCount(1)
  })

  test('opens and closes one by keys, and the focus stays with the list', async ({ page, open }) => {
    await open(three, '/messages')
    await expect(page.getByText(t.messages.choose)).toBeVisible()
    await expect(rows(page)).toHaveCount(3)
    for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key)
    await expect(row(page, 'Bo')).toBeFocused()
    await expect(bo(page)).toContainText('About the harbor')
    await page.keyboard.press('Enter')
    await expect(bo(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(row(page, 'Bo')).toBeFocused()
  })

  test('decides by keys, and takes each decision back', async ({ page, open }) => {
    // The browser logs a 404 where a message is deleted while the page asks for it once more.
    test.info().annotations.push({ type: 'console errors expected' })
    await open(three, '/messages')
    await row(page, 'Bo').click()
    await expect(bo(page)).toBeVisible()
    await row(page, 'Bo').focus()
    await page.keyboard.press('e')
    await expect(said(page, fill(t.messages.done.answered, { name: 'Bo' }))).toBeVisible()
    await expect(row(page, 'Cleo')).toBeFocused()
    await page.keyboard.press('s')
    await expect(rows(page)).toHaveText([/Ada/])
    await page.keyboard.press('Delete')
    await expect(page.getByText(t.messages.none.waiting)).toBeVisible()
    for (const name of ['Ada', 'Cleo', 'Bo']) {
      await page.keyboard.press('u')
      await expect(row(page, name)).toBeVisible()
    }
  })

  test('searches by a key, looks the keys up, and switches them off', async ({ page, open }) => {
    await open(three, '/messages')
    await expect(rows(page)).toHaveCount(3)
    const { keyboard } = page
    await keyboard.press('/')
    const box = page.getByRole('searchbox')
    await expect(box).toBeFocused()
    await keyboard.type('je')
    await expect(box).toHaveValue('je')
    await keyboard.press('Escape')
    await keyboard.press('Escape')
    await keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: t.keys.title })
    await dialog.getByRole('switch').uncheck()
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await keyboard.press('/')
    await expect(box).not.toBeFocused()
  })

  for (const reason of ['ended', 'stopped'] as const)
    test(`is told what to do where the desk has ${reason}, and loses nothing`, async ({ page, open }) => {
      test.info().annotations.push({ type: 'console errors expected' })
      const desk = await open(three, '/messages', reason === 'stopped' ? { settings: {} } : {})
      await row(page, 'Bo').click()
      const answer = bo(page).getByRole('button', { name: t.messages.actions.answered })
      await expect(answer).toBeVisible()
      await (reason === 'ended' ? page.context().clearCookies() : desk.stop())
      await answer.click()
      const { title, short } = errorWords.en[reason]
      await expect(said(page, short)).toBeVisible()
      await expect(page.getByRole('alert')).toContainText(title)
      await expect(page.getByRole('alert')).toContainText('npm run desk')
      await expect(rows(page)).toHaveCount(3)
      await expect(bo(page)).toContainText('About the harbor')
      expect(await violations(page, themes, '[role=alert]')).toEqual([])
    })
})

test.describe('on the page of today the owner', () => {
  test('sees who waits longest and who comes, and answers one after the other', async ({ page, open }) => {
    await open(fillDesk)
    const waiting = page.getByRole('region', { name: t.messages.today.title }).getByRole('article')
    await expect(waiting.first()).toContainText('Cleo')
    await expect(waiting.first()).toContainText(fill(t.messages.late, { time: '6 hours' }))
    await expect(page.getByRole('region', { name: t.bookings.today.title })).toContainText('Ove Sjö')
    for (const [answeredBefore, name] of ['Cleo', 'Bo', 'Ada'].entries()) {
      await expect(waiting).toHaveCount(3 - answeredBefore)
      await waiting.first().getByRole('button', { name: t.messages.today.answered }).click()
      await expect(said(page, fill(t.messages.done.answered, { name }))).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: t.messages.today.none })).toBeVisible()
    await undo(page)
    await expect(waiting).toHaveCount(1)
  })

  test('puts away mails that failed, or sends them again', async ({ page, open }) => {
    await open(fillDesk)
    const mails = page.getByRole('region', { name: t.today.mails.title })
    await expect(mails).toContainText('550 mailbox unavailable')
    await mails.getByRole('listitem').last().getByRole('button', { name: t.mails.dismiss }).click()
    await expect(said(page, t.mails.dismissed)).toBeVisible()
    await undo(page)
    await mails.getByRole('button', { name: t.mails.dismissAll }).click()
    await expect(said(page, t.mails.dismissedAll)).toBeVisible()
    const resend = mails.getByRole('button', { name: t.mails.resend })
    await expect(resend).toHaveCount(1)
    await resend.click()
    await expect(said(page, t.mails.resent)).toBeVisible()
  })

  test('reads which words an update has changed', async ({ page, open }) => {
    await open(fillDesk)
    const updates = page.getByRole('region', { name: t.today.updates.title })
    await updates.getByRole('link', { name: plural(t.today.updates.toRead, 4, 'en', {}) }).click()
    const own = page.getByRole('region', { name: t.newWords.own.title }).getByRole('article')
    await expect(own.first()).toContainText('IT consultant on the High Coast')
    await expect(own.first()).toContainText('words/home.yaml:2')
    await page.getByRole('heading', { name: 'faq' }).click()
    await page.getByRole('button', { name: t.newWords.read }).click()
    await expect(page.getByText(t.newWords.none)).toBeVisible()
    await undo(page)
    await expect(own.first()).toBeVisible()
    await page.getByRole('link', { name: t.newWords.back }).first().click()
    await expect(updates).toBeVisible()
  })
})

test.describe('in the agenda the owner', () => {
  test.beforeEach(async ({ open }) => {
    await open(fillDesk, `/bookings?day=${tomorrow}`)
  })

  test('goes to the next week and back', async ({ page }) => {
    for (const [name, weeks] of [
      [t.bookings.after, 1],
      [t.bookings.before, 0],
    ] as const) {
      await page.getByRole('link', { name }).click()
      await expect(page.locator(`time[datetime="${dayAfter(tomorrow, 7 * weeks)}"]`)).toBeVisible()
    }
  })

  test('cancels a meeting with a reason, and takes it back', async ({ page }) => {
    const dialog = page.getByRole('dialog')
    const meeting = page.getByRole('button', { name: 'Ove Sjö' })
    await meeting.click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await meeting.click()
    await expect(dialog).toContainText('Backup of our servers')
    await dialog.getByRole('textbox').fill('I am ill.')
    await dialog.getByRole('button', { name: t.bookings.meeting.cancel }).click()
    await expect(meeting).toContainText(t.bookings.states.cancelled)
    await undo(page)
    await expect(meeting).not.toContainText(t.bookings.states.cancelled)
  })

  test('blocks a time and frees it', async ({ page }) => {
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: t.bookings.block }).first().click()
    const until = dialog.locator('[type=datetime-local]').last()
    const save = dialog.getByRole('button', { name: t.bookings.blockForm.save })
    await dialog.getByLabel(t.bookings.blockForm.from).fill(`${tomorrow}T13:00`)
    await until.fill(`${tomorrow}T12:00`)
    await save.click()
    await expect(dialog.getByText(t.bookings.blockForm.wrong)).toBeVisible()
    await until.fill(`${tomorrow}T15:00`)
    await dialog.getByLabel(t.bookings.blockForm.note).fill('Dentist')
    await save.click()
    const block = page.getByRole('button', { name: 'Dentist' })
    await expect(block).toContainText('13:00–15:00')
    await block.click()
    await dialog.getByRole('button', { name: t.bookings.free }).click()
    await expect(block).toBeHidden()
    await undo(page)
    await expect(block).toBeVisible()
  })
})

test('the owner reads the figures of each span, as lines and as a table', async ({ page, open }) => {
  await open(fillDesk, '/traffic')
  const [before = ''] = fill(t.traffic.before, { count: '#' }).split('#')
  await expect(page.getByRole('region', { name: t.traffic.totals })).toContainText(before)
  await expect(page.getByRole('table', { name: t.traffic.pages.title })).toBeVisible()
  const chart = page.locator('section[aria-labelledby="chart"]')
  const slider = chart.getByRole('slider')
  const last = await slider.getAttribute('aria-valuetext')
  await slider.press('ArrowLeft')
  await expect(slider).not.toHaveAttribute('aria-valuetext', last ?? '')
  await chart.getByText(t.traffic.chart.asTable).click()
  await page.getByText(t.traffic.sources.groups.search).click()
  await expect(page.getByRole('row', { name: /Google/ }).first()).toBeVisible()
  for (const measure of ['visits', 'views'] as const) {
    await chart.getByRole('button', { name: t.traffic.numbers[measure] }).click()
    await expect(chart.getByRole('heading', { name: t.traffic.chart[measure] })).toBeVisible()
  }
  for (const days of spans) {
    await page
      .getByRole('button', { name: days === 365 ? t.traffic.span.year : fill(t.traffic.span.days, { days }) })
      .click()
    // A year is shown by weeks; above them are the names of the columns.
    await expect(chart.getByRole('row')).toHaveCount(1 + (days === 365 ? 52 : days))
  }
})

test.describe('of the newsletter the owner', () => {
  test.skip(!facts.newsletter, 'the owner sends no articles')

  test.beforeEach(async ({ open }) => {
    await open(fillDesk, '/newsletter')
  })

  test('writes to an address again, and brings a list', async ({ page }) => {
    await page
      .getByRole('button', { name: fill(t.newsletter.resumeAddress, { email: 'gone@example.com' }) })
      .click()
    await expect(said(page, fill(t.newsletter.resumed, { email: 'gone@example.com' }))).toBeVisible()
    await undo(page)
    const list = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('email\nnew@example.com\n') }
    await page.getByLabel(t.newsletter.import).setInputFiles(list)
    await expect(said(page, plural(t.newsletter.imported, 1, 'en', {}))).toBeVisible()
    await undo(page)
    await page.getByText(t.newsletter.domain).click()
    await expect(page.getByRole('button', { name: t.newsletter.lookUp })).toBeVisible()
  })

  test('sees an article as its readers do, tries it, and sends it', async ({ page, desk }) => {
    const kinds = async () => {
      const mails = await desk.database.selectFrom('outbox').select('kind').distinct().execute()
      return mails.map(({ kind }) => kind).filter((kind) => kind.startsWith('newsletter'))
    }
    const articles = page.getByRole('region', { name: t.newsletter.articles }).getByRole('link')
    await articles.first().click()
    await articles.nth(1).click()
    const mail = page.frameLocator('iframe')
    await expect(mail.getByRole('heading').first()).toBeVisible()
    const ground = () => mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    // Else the frame would not follow its own.
    await page.emulateMedia({ colorScheme: null })
    const light = await ground()
    await page.getByRole('button', { name: t.newsletter.dark }).click()
    await expect.poll(ground).not.toBe(light)
    const editions = page.getByRole('group', { name: t.newsletter.languages })
    await editions.getByRole('button', { name: 'Swedish' }).click()
    await page.getByRole('button', { name: t.newsletter.test }).click()
    await expect(said(page, t.newsletter.tested)).toBeVisible()
    expect(await kinds()).toEqual(['newsletter-test'])
    await undo(page)
    await expect.poll(kinds).toEqual([])
    const send = page.getByRole('button', { name: plural(t.newsletter.send, 1, 'en', {}) })
    await send.click()
    await expect(send).toBeHidden()
    expect(await kinds()).toEqual(['newsletter'])
    await undo(page)
    await expect.poll(kinds).toEqual([])
    await expect(send).toBeVisible()
  })
})

test('the owner uses every view in Swedish and in the light theme', async ({ page, open }) => {
  await open(fillDesk)
  const { sv } = shellWords
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: sv.switchHere }).click()
  await page.getByRole('button', { name: sv.lightTheme }).click()
  for (const view of await page.getByRole('navigation', { name: sv.menu }).getByRole('link').all()) {
    await view.click()
    await expect(view).toHaveAttribute('aria-current', 'page')
    await expect(heading).toBeVisible()
  }
  await page.goto(new URL('/traffic', page.url()).href)
  await expect(page.getByRole('heading', { level: 1, name: trafficWords.sv.title })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

/** What a stored message could contain to run in the owner's browser, and nowhere a line could break. */
const attack = `"><img src=x onerror="document.title='run'"><script>document.title='run'</script>javascript:alert(1)`
const long = 'w'.repeat(100)
const awful = attack + long

/** A person, a meeting, a mail and a visit with the attack in each field. */
async function fillAwfully(database: Database) {
  await fillDesk(database)
  const own = { name: awful, email: `${awful}@example.se`, source: attack, first_page: `/${attack}` }
  await addMessages(database, [message({ id: 'awful', ...own, message: awful })])
  const at = (hours: number) => Date.parse(tomorrow) + hours * hour
  const meeting = booking({ ...own, starts_at: at(0), ends_at: at(1), about: awful, phone: awful })
  await database.insertInto('bookings').values(meeting).execute()
  const block = { id: 'block', starts_at: at(2), ends_at: at(3), note: awful }
  await database.insertInto('blocked_times').values(block).execute()
  const mail = { ...failedMail({ message_id: 'awful' }), last_error: awful }
  await database.insertInto('outbox').values(mail).execute()
  const counted = { day: dayAfter(tomorrow, -1), page: `/${attack}` }
  const visits = { ...counted, source: attack, visits: 9999 }
  await database.insertInto('visits').values(visits).execute()
  const views = { ...counted, views: 9999 }
  await database.insertInto('page_views').values(views).execute()
  const paused = subscriber({ email: `${long}@example.com`, paused_at: 1 })
  await database.insertInto('subscribers').values(paused).execute()
}

const bookings = `/bookings?day=${tomorrow}`
const withAttack = ['/', '/messages', '/messages/awful', bookings, '/traffic']

for (const path of [...withAttack, '/new-words', ...(facts.newsletter ? ['/newsletter'] : [])])
  test(`the owner uses ${path} by keyboard alone and on a phone, and markup of visitors is text`, async ({
    page,
    open,
  }) => {
    const calendar =
      path === '/' && (await startCalendarServer((_, response) => response.end(eventOf(`SUMMARY:${long}`))))
    const settings = calendar ? { BUSY_CALENDARS: calendar.url.href, BUSY_ALLOW_PRIVATE: '1' } : undefined
    await page.setViewportSize({ width: 1280, height: 720 })
    await open(fillAwfully, path, { settings, isTranslated: false })
    if (calendar) {
      // The calendar is read in the background.
      const today = () => page.evaluate(async () => (await fetch('/api/today')).text())
      await expect.poll(today).toContain(`1: ${long}`)
      await calendar.stop()
      await page.reload()
    }
    await expect(page.getByText(queryWords.en.loading)).toHaveCount(0)
    if (withAttack.includes(path)) await expect(page.getByText(attack).first()).toBeAttached()
    await isHarmless(page)
    expect.soft(await violations(page)).toEqual([])
    if (path === bookings)
      for (const entry of await page.getByRole('button', { name: attack }).all()) await opens(page, entry)
    const [controls, reached] = await tabThrough(page)
    expect.soft(reached).toBe(controls)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360)
    expect.soft(await smallControls(page)).toEqual([])
  })

async function isHarmless(page: Page) {
  await expect(page).not.toHaveTitle('run')
  await expect(page.locator('main img, script:not([src]), a[href^="javascript:"]')).toHaveCount(0)
}

/** Opens the dialog of an entry of the agenda, and closes it. */
async function opens(page: Page, entry: Locator) {
  await entry.click()
  await expect(page.getByRole('dialog')).toContainText(attack)
  await isHarmless(page)
  await page.keyboard.press('Escape')
}

/** How many controls there are, and how many of them the Tab key reaches. */
async function tabThrough(page: Page): Promise<[number, number]> {
  const all = page.locator('a[href], button, input, summary')
  const controls = await all.evaluateAll((all) => {
    const reached = new Set<EventTarget | null>()
    document.addEventListener('focusin', ({ target }) => reached.add(target))
    Object.assign(window, { reached })
    return all.filter((control) => control.checkVisibility() && control.tabIndex >= 0).length
  })
  // Held down, without waiting for each repetition.
  await Promise.all(Array.from({ length: controls + 5 }, () => page.keyboard.down('Tab')))
  await page.keyboard.up('Tab')
  return [
    controls,
    await all.evaluateAll((all) => all.filter((one) => Reflect.get(window, 'reached').has(one)).length),
  ]
}
