import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { facts } from '../../content/facts.ts'
import { words as errorWords } from '../../desk/client/shell/api-error.words.ts'
import { words as shellWords } from '../../desk/client/shell/shell.words.ts'
import { words as trafficWords } from '../../desk/client/traffic/traffic.words.ts'
import { addMessages, addVisits, booking, failedMail, message } from '../fixtures/desk.ts'
import { subscriber } from '../fixtures/subscriber.ts'
import { violations } from '../support/axe.ts'
import { startCalendarServer } from '../support/calendar-server.ts'
import { eventOf } from '../support/calendars.ts'
import { fillDesk, hour, rows, say, test, three, tomorrow } from '../support/desk-test.ts'
import { expect } from '../support/site-test.ts'

test('Today says who waits, who comes and which mail failed', async ({ page, open }) => {
  const desk = await open(async (database) => {
    await three(database)
    await database.insertInto('bookings').values(booking()).execute()
    await database
      .insertInto('outbox')
      .values(failedMail({ message_id: 'second' }))
      .execute()
  })
  const waiting = page.getByRole('region', { name: say.today.waiting.title }).getByRole('article')
  await expect(waiting).toHaveCount(3)
  await expect(waiting.first()).toContainText('Cleo')
  await expect(waiting.first()).toContainText(say.today.waiting.late('6 hours'))
  await expect(page.getByRole('region', { name: say.today.meetings.title })).toContainText('Ove Sjö')
  const mails = page.getByRole('region', { name: say.today.mails.title })
  await expect(mails).toContainText('550 mailbox unavailable')
  await mails.getByRole('button', { name: say.mails.resend }).click()
  await expect(page.getByRole('status').filter({ hasText: say.mails.resent })).toBeVisible()

  await waiting.first().getByRole('button', { name: say.today.waiting.answered }).click()
  await expect(waiting).toHaveCount(2)
  await page.getByRole('status').getByRole('button', { name: say.undo }).last().click()
  await expect(waiting).toHaveCount(3)
  const stored = desk.database.selectFrom('messages').selectAll().where('answered_at', 'is not', null)
  expect(await stored.execute()).toEqual([])
})

test('without messages nobody waits', async ({ page, open }) => {
  await open()
  await expect(page.getByRole('heading', { name: say.today.waiting.none })).toBeVisible()
  await page.getByRole('link', { name: say.shell.views.messages }).click()
  await expect(page.getByText(say.messages.none.waiting)).toBeVisible()
})

test('messages are searched, filtered, opened and exported', async ({ page, open }) => {
  await open(async (database) => {
    await three(database)
    await addMessages(database, [message({ name: 'Robot', spam: 1 })])
  }, '/messages')
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('searchbox').fill('harbor')
  await expect(rows(page)).toHaveCount(1)
  await rows(page).click()
  const open_ = page.getByRole('region', { name: 'Bo' })
  await expect(open_).toContainText('About the harbor')
  const reply = await open_.getByRole('link', { name: say.messages.actions.reply }).getAttribute('href')
  expect(reply).toMatch(/^mailto:nora@example\.se\?subject=Re%3A%20.*About%20the%20harbor/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: say.messages.export }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(csv).toContain('About the harbor')
  expect(csv).not.toContain('Ada')

  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: say.messages.filters.suspected }).click()
  await expect(rows(page)).toHaveText(/Robot/)
})

test('every action has a key, and the focus stays with the list', async ({ page, open }, info) => {
  // The browser logs a 404 where a message is deleted while the page asks for it once more.
  info.annotations.push({ type: 'console errors expected' })
  await open(three, '/messages')
  await expect(rows(page)).toHaveCount(3)
  const { keyboard } = page
  await keyboard.press('j')
  await expect(rows(page).filter({ hasText: 'Ada' })).toBeFocused()
  await keyboard.press('j')
  await keyboard.press('j')
  await keyboard.press('k')
  await expect(rows(page).filter({ hasText: 'Bo' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Bo' })).toContainText('About the harbor')
  await keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Bo' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(rows(page).filter({ hasText: 'Bo' })).toBeFocused()

  await keyboard.press('e')
  await expect(page.getByRole('status').filter({ hasText: say.messages.done.answered('Bo') })).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Cleo' })).toBeFocused()
  await keyboard.press('s')
  await expect(rows(page)).toHaveText([/Ada/])
  await keyboard.press('Delete')
  await expect(page.getByText(say.messages.none.waiting)).toBeVisible()
  for (const name of ['Ada', 'Cleo', 'Bo']) {
    await keyboard.press('u')
    await expect(rows(page).filter({ hasText: name })).toBeVisible()
  }
  await expect(rows(page)).toHaveCount(3)

  await keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await keyboard.type('je')
  await expect(page.getByRole('searchbox')).toHaveValue('je')
  await keyboard.press('Escape')
  await keyboard.press('Escape')
  await keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: say.keys.title })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('switch').uncheck()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await keyboard.press('/')
  await expect(page.getByRole('searchbox')).not.toBeFocused()
})

test('of ten thousand messages those in view are rendered, and the last one is reached', async ({
  page,
  open,
}) => {
  const count = 10_000
  await open(
    (database) =>
      addMessages(
        database,
        Array.from({ length: count }, (_, place) =>
          message({ name: `Sender ${place + 1}`, received_at: Date.now() - (place + 1) * 60_000 }),
        ),
      ),
    '/messages',
  )
  await expect(rows(page).first()).toContainText('Sender 1')
  expect(await rows(page).count()).toBeLessThan(60)
  const list = page.getByRole('list', { name: say.messages.list })
  await list.evaluate((element) => {
    if (element.parentElement) element.parentElement.scrollTop = element.scrollHeight
  })
  const last = list.getByRole('listitem').filter({ hasText: `Sender ${count}` })
  await expect(last).toBeVisible()
  await expect(last).toHaveAttribute('aria-posinset', String(count))
  await expect(last).toHaveAttribute('aria-setsize', String(count))
})

test('a meeting is cancelled with a sentence, and a time blocked and freed', async ({ page, open }) => {
  const startsAt = Date.parse(`${tomorrow}T10:00:00Z`)
  await open(
    (database) =>
      database
        .insertInto('bookings')
        .values(booking({ starts_at: startsAt, ends_at: startsAt + hour / 2 }))
        .execute(),
    `/bookings?day=${tomorrow}`,
  )
  const meeting = page.getByRole('button', { name: 'Ove Sjö' })
  await meeting.click()
  const dialog = page.getByRole('dialog', { name: 'Ove Sjö' })
  await expect(dialog).toContainText('Backup of our servers')
  await dialog.getByRole('textbox', { name: say.bookings.meeting.reason }).fill('I am ill.')
  await dialog.getByRole('button', { name: say.bookings.meeting.cancel }).click()
  await expect(meeting).toContainText(say.bookings.states.cancelled)
  await page.getByRole('button', { name: say.undo }).click()
  await expect(meeting).not.toContainText(say.bookings.states.cancelled)

  await page.getByRole('button', { name: say.bookings.block }).click()
  await page.getByLabel(say.bookings.blockForm.from).fill(`${tomorrow}T13:00`)
  await page.getByLabel(say.bookings.blockForm.to, { exact: true }).fill(`${tomorrow}T12:00`)
  await page.getByRole('button', { name: say.bookings.blockForm.save }).click()
  await expect(page.getByText(say.bookings.blockForm.wrong)).toBeVisible()
  await page.getByLabel(say.bookings.blockForm.to, { exact: true }).fill(`${tomorrow}T15:00`)
  await page.getByLabel(say.bookings.blockForm.note).fill('Dentist')
  await page.getByRole('button', { name: say.bookings.blockForm.save }).click()
  const block = page.getByRole('button', { name: 'Dentist' })
  await expect(block).toContainText('13:00–15:00')
  await block.click()
  await page.getByRole('button', { name: say.bookings.free }).click()
  await expect(block).toBeHidden()
})

test('Traffic shows a span beside the one before, as a chart and as a table', async ({ page, open }) => {
  await open((database) => addVisits(database, { days: 60, perDay: 50 }), '/traffic')
  await expect(page.getByRole('region', { name: say.traffic.totals })).toContainText(/\d before/)
  const chart = page.getByRole('region', { name: say.traffic.chart.views })
  const days = chart.getByRole('slider')
  await days.focus()
  const last = await days.getAttribute('aria-valuetext')
  await days.press('ArrowLeft')
  await expect(days).not.toHaveAttribute('aria-valuetext', last ?? '')
  await chart.getByText(say.traffic.chart.asTable).click()
  await expect(chart.getByRole('row')).toHaveCount(31)
  await page.getByRole('button', { name: say.traffic.span(7) }).click()
  await expect(chart.getByRole('row')).toHaveCount(8)
  await page.getByText(say.traffic.sources.groups.search).click()
  await expect(page.getByRole('row', { name: /Google/ }).first()).toBeVisible()
  await expect(page.getByRole('table', { name: say.traffic.pages.title })).toBeVisible()
})

test('where a static host serves the pages, Traffic says that only views of articles are known', async ({
  page,
  open,
}) => {
  const apart = { API_ORIGIN: 'http://localhost:3001' }
  await open((database) => addVisits(database, { days: 3, perDay: 50 }), '/traffic', apart)
  await expect(page.getByText(say.traffic.onlyArticles)).toBeVisible()
  await expect(page.getByRole('region', { name: say.traffic.chart.views })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('an article is seen as a mail, tried, sent and taken back', async ({ page, open, site }) => {
  test.skip(!facts.newsletter, 'the owner sends no articles')
  const desk = await open(
    (database) =>
      database
        .insertInto('subscribers')
        .values([
          subscriber(),
          subscriber({ language: 'sv' }),
          subscriber({ email: 'gone@example.com', paused_at: 1 }),
        ])
        .execute(),
    '/newsletter',
    // The mail shows a picture of the site.
    { SITE_URL: site.url },
  )
  const kinds = async () =>
    (await desk.database.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind)
  await expect(page.getByText('gone@example.com')).toBeVisible()
  const article = page.getByRole('region', { name: say.newsletter.articles }).getByRole('link').first()
  const title = (await article.getByRole('strong').textContent()) ?? ''
  await article.click()
  const mail = page.frameLocator(`iframe[title="${say.newsletter.mail(title)}"]`)
  await expect(mail.getByRole('heading', { name: title })).toBeVisible()
  const ground = () => mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  // Else the frame would not follow its own.
  await page.emulateMedia({ colorScheme: null })
  const light = await ground()
  await page.getByRole('button', { name: say.newsletter.dark, exact: true }).click()
  await expect.poll(ground).not.toBe(light)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: say.newsletter.test }).click()
  await expect(page.getByRole('status').filter({ hasText: say.newsletter.tested })).toBeVisible()
  expect(new Set(await kinds())).toEqual(new Set(['newsletter-test']))
  await page.getByRole('button', { name: say.undo }).click()
  await expect.poll(kinds).toEqual([])
  const send = page.getByRole('button', { name: say.newsletter.send(2) })
  await send.click()
  await expect(send).toBeHidden()
  expect(await kinds()).toEqual(['newsletter', 'newsletter'])
  await page.getByRole('button', { name: say.undo }).click()
  await expect(send).toBeVisible()
  expect(await kinds()).toEqual([])
})

/** What a stored message could contain to run in the owner's browser. */
const attack = `"><img src=x onerror="document.title='run'"><script>document.title='run'</script>javascript:alert(1)`

test('markup in any field of a message or a booking is text', async ({ page, open }) => {
  const own = { name: attack, email: `${attack}@example.se`, source: attack, first_page: `/${attack}` }
  const desk = await open(async (database) => {
    const stored = message({ id: 'attack', ...own, message: attack })
    await addMessages(database, [stored, message({ id: 'spam', ...own, message: attack, spam: 1 })])
    await database
      .insertInto('bookings')
      .values(booking({ ...own, about: attack, phone: attack }))
      .execute()
    await database
      .insertInto('blocked_times')
      .values({ id: 'block', starts_at: Date.now(), ends_at: Date.now() + hour, note: attack })
      .execute()
    await database
      .insertInto('outbox')
      .values({ ...failedMail({ message_id: 'attack' }), last_error: attack })
      .execute()
    const day = new Date().toISOString().slice(0, 10)
    await database
      .insertInto('visits')
      .values({ day, source: attack, page: `/${attack}`, visits: 9 })
      .execute()
    await database
      .insertInto('page_views')
      .values({ day, page: `/${attack}`, views: 9 })
      .execute()
  })
  for (const path of ['/', '/messages/attack', '/messages/spam?show=all', '/bookings', '/traffic']) {
    await page.goto(new URL(path, desk.address).href)
    await expect(page.getByText(attack).first()).toBeAttached()
    await expect(page).not.toHaveTitle('run')
    await expect(page.locator('img, script:not([src]), a[href^="javascript:"]')).toHaveCount(0)
  }
  await page.goto(new URL('/bookings', desk.address).href)
  for (const entry of await page.getByRole('button', { name: attack }).all()) {
    await entry.click()
    await expect(page.getByRole('dialog')).toContainText(attack)
    await expect(page.locator('img')).toHaveCount(0)
    await page.keyboard.press('Escape')
  }
})

const newsletterPaths = facts.newsletter ? ['/newsletter'] : []

for (const path of ['/', '/messages', '/messages/long', '/bookings', '/traffic', ...newsletterPaths])
  test(`axe finds nothing in ${path}, which does not scroll sideways on a phone`, async ({ page, open }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const long = 'w'.repeat(100)
    const calendar = await startCalendarServer((_, response) => response.end(eventOf(`SUMMARY:${long}`)))
    await open(
      async (database) => {
        await fillDesk(database)
        await addMessages(database, [message({ id: 'long', name: long, message: long.repeat(5) })])
        await database
          .insertInto('subscribers')
          .values(subscriber({ email: `${long}@example.com`, paused_at: 1 }))
          .execute()
      },
      path === '/bookings' ? `/bookings?day=${tomorrow}` : path,
      { BUSY_CALENDARS: calendar.url.href, BUSY_ALLOW_PRIVATE: '1' },
    )
    // The calendar is read in the background.
    const today = () => page.evaluate(async () => (await fetch('/api/today')).text())
    await expect.poll(today, { timeout: 15_000 }).toContain(`1: ${long}`)
    await page.reload()
    await calendar.stop()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(say.shell.loading)).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360)
  })

test('language and theme are kept', async ({ page, open }) => {
  const desk = await open(three)
  await page.getByRole('button', { name: say.shell.switchLanguage }).click()
  await page.getByRole('button', { name: shellWords.sv.lightTheme }).click()
  await page.goto(new URL('/traffic', desk.address).href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(trafficWords.sv.title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a desk that has stopped says how to start it again, and loses nothing', async ({
  page,
  open,
}, info) => {
  info.annotations.push({ type: 'console errors expected' })
  const desk = await open(three, '/messages/second')
  await expect(page.getByRole('region', { name: 'Bo' })).toContainText('About the harbor')
  await desk.stop()
  await page.getByRole('button', { name: say.messages.actions.answered }).last().click()
  const { stopped } = errorWords.en
  await expect(page.getByRole('status').filter({ hasText: stopped.short })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(stopped.title)
  await expect(page.getByRole('alert')).toContainText('npm run desk')
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Bo' })).toContainText('About the harbor')
})

test('a desk that was started anew says where the new one is, and loses nothing', async ({
  page,
  open,
}, info) => {
  info.annotations.push({ type: 'console errors expected' })
  await open(three, '/messages/second')
  await expect(page.getByRole('region', { name: 'Bo' })).toContainText('About the harbor')
  await page.context().clearCookies()
  await page.getByRole('button', { name: say.messages.actions.answered }).last().click()
  const { ended } = errorWords.en
  await expect(page.getByRole('status').filter({ hasText: ended.short })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(ended.title)
  await expect(rows(page)).toHaveCount(3)
  expect(await violations(page)).toEqual([])
})

test('keyboard alone reaches every control of every view', async ({ page, open }) => {
  const desk = await open(async (database) => {
    await three(database)
    await database.insertInto('bookings').values(booking()).execute()
    await addVisits(database, { days: 3, perDay: 50 })
  })
  for (const path of ['/', '/messages/second', '/bookings', '/traffic', ...newsletterPaths]) {
    await page.goto(new URL(path, desk.address).href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(say.shell.loading)).toHaveCount(0)
    const controls = await page
      .locator('a[href], button, input, summary')
      .evaluateAll(
        (all) => all.filter((control) => control.checkVisibility() && control.tabIndex >= 0).length,
      )
    const reached = new Set<string>()
    for (let presses = 0; presses < controls + 5; presses++) {
      await page.keyboard.press('Tab')
      reached.add(
        await page.evaluate(() => {
          const all = [...document.querySelectorAll('a[href], button, input, summary')]
          return document.activeElement ? String(all.indexOf(document.activeElement)) : ''
        }),
      )
    }
    reached.delete('-1')
    expect(reached.size, path).toBe(controls)
  }
})

test('the script of the desk is 250 KB at most, compressed', () => {
  const scripts = readdirSync('build/desk/assets').filter((name) => name.endsWith('.js'))
  const sizes = scripts.map((name) => gzipSync(readFileSync(`build/desk/assets/${name}`)).length)
  expect(sizes.length).toBeGreaterThan(4)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250 * 1024)
})
