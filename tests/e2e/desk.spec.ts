import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { hour, minute } from '../../content/durations.ts'
import { facts } from '../../content/facts.ts'
import { words as errorWords } from '../../desk/client/shell/api-error.words.ts'
import { buildFolder } from '../../server/build-folder.ts'
import { addMessages, addVisits, booking, failedMail, message } from '../fixtures/desk.ts'
import { subscriber } from '../fixtures/subscriber.ts'
import { violations } from '../support/axe.ts'
import { startCalendarServer } from '../support/calendar-server.ts'
import { eventOf } from '../support/calendars.ts'
import { fillDesk, rows, t, test, three, tomorrow } from '../support/desk-test.ts'
import { smallControls } from '../support/page-faults.ts'
import type { RunningDesk } from '../support/running-desk.ts'
import { expect } from '../support/site-test.ts'

test('without messages nobody waits', async ({ page, open }) => {
  await open()
  await expect(page.getByRole('heading', { name: t.today.waiting.none })).toBeVisible()
  await page.getByRole('link', { name: t.shell.views.messages }).click()
  await expect(page.getByText(t.messages.none.waiting)).toBeVisible()
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
  const reply = await open_.getByRole('link', { name: t.messages.actions.reply }).getAttribute('href')
  expect(reply).toMatch(/^mailto:nora@example\.se\?subject=Re%3A%20.*About%20the%20harbor/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t.messages.export }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(csv).toContain('About the harbor')
  expect(csv).not.toContain('Ada')

  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: t.messages.filters.suspected }).click()
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
  await expect(page.getByRole('status').filter({ hasText: t.messages.done.answered('Bo') })).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Cleo' })).toBeFocused()
  await keyboard.press('s')
  await expect(rows(page)).toHaveText([/Ada/])
  await keyboard.press('Delete')
  await expect(page.getByText(t.messages.none.waiting)).toBeVisible()
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
  const dialog = page.getByRole('dialog', { name: t.keys.title })
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
          message({ name: `Sender ${place + 1}`, received_at: Date.now() - (place + 1) * minute }),
        ),
      ),
    '/messages',
  )
  await expect(rows(page).first()).toContainText('Sender 1')
  expect(await rows(page).count()).toBeLessThan(60)
  const list = page.getByRole('list', { name: t.messages.list })
  await list.evaluate((element) => {
    if (element.parentElement) element.parentElement.scrollTop = element.scrollHeight
  })
  const last = list.getByRole('listitem').filter({ hasText: `Sender ${count}` })
  await expect(last).toBeVisible()
  await expect(last).toHaveAttribute('aria-posinset', String(count))
  await expect(last).toHaveAttribute('aria-setsize', String(count))
  // Tab still leads into the list.
  await expect(list.locator('[tabindex="0"]')).toHaveCount(1)
})

test('where a static host serves the pages, Traffic says that only views of articles are known', async ({
  page,
  open,
}) => {
  const apart = { API_ORIGIN: 'http://localhost:3001' }
  await open((database) => addVisits(database, { days: 3, perDay: 50 }), '/traffic', apart)
  await expect(page.getByText(t.traffic.onlyArticles)).toBeVisible()
  await expect(page.getByRole('region', { name: t.traffic.chart.views })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
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

test('each view suits everyone: axe, the keyboard alone, a phone', async ({ page, open }) => {
  const long = 'w'.repeat(100)
  const calendar = await startCalendarServer((_, response) => response.end(eventOf(`SUMMARY:${long}`)))
  const desk = await open(
    async (database) => {
      await fillDesk(database)
      await addMessages(database, [message({ id: 'long', name: long, message: long.repeat(5) })])
      await database
        .insertInto('subscribers')
        .values(subscriber({ email: `${long}@example.com`, paused_at: 1 }))
        .execute()
    },
    '/',
    { BUSY_CALENDARS: calendar.url.href, BUSY_ALLOW_PRIVATE: '1' },
  )
  // The calendar is read in the background.
  const today = () => page.evaluate(async () => (await fetch('/api/today')).text())
  await expect.poll(today).toContain(`1: ${long}`)
  await calendar.stop()
  const newsletter = facts.newsletter ? ['/newsletter'] : []
  for (const path of [
    '/',
    '/messages',
    '/messages/long',
    `/bookings?day=${tomorrow}`,
    '/traffic',
    '/new-words',
    ...newsletter,
  ])
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(new URL(path, desk.address).href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(t.shell.loading)).toHaveCount(0)
      expect.soft(await violations(page)).toEqual([])
      const [controls, reached] = await tabThrough(page)
      expect.soft(reached).toBe(controls)
      await page.setViewportSize({ width: 360, height: 740 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(360)
      // Not links in a line of a table, which are as high as the line.
      expect.soft(await smallControls(page, 'button, input, summary')).toEqual([])
    })
})

/** How many controls there are, and how many of them the Tab key reaches. */
async function tabThrough(page: Page): Promise<[number, number]> {
  const all = page.locator('a[href], button, input, summary')
  const controls = await all.evaluateAll((all) => {
    const reached = new Set<EventTarget | null>()
    document.addEventListener('focusin', ({ target }) => reached.add(target))
    Object.assign(window, { reached })
    return all.filter((control) => control.checkVisibility() && control.tabIndex >= 0).length
  })
  for (let presses = 0; presses < controls + 5; presses++) await page.keyboard.press('Tab')
  return [
    controls,
    await all.evaluateAll((all) => all.filter((one) => Reflect.get(window, 'reached').has(one)).length),
  ]
}

const unreached = {
  stopped: { because: 'has stopped', happens: (desk: RunningDesk) => desk.stop() },
  ended: {
    because: 'was started anew',
    happens: (_: RunningDesk, page: Page) => page.context().clearCookies(),
  },
}
for (const reason of ['stopped', 'ended'] as const)
  test(`a desk that ${unreached[reason].because} says what to do, and loses nothing`, async ({
    page,
    open,
  }, info) => {
    info.annotations.push({ type: 'console errors expected' })
    const desk = await open(three, '/messages/second')
    await expect(page.getByRole('region', { name: 'Bo' })).toContainText('About the harbor')
    await unreached[reason].happens(desk, page)
    await page.getByRole('button', { name: t.messages.actions.answered }).last().click()
    const { title, short } = errorWords.en[reason]
    await expect(page.getByRole('status').filter({ hasText: short })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(title)
    await expect(page.getByRole('alert')).toContainText('npm run desk')
    await expect(rows(page)).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Bo' })).toContainText('About the harbor')
    expect(await violations(page)).toEqual([])
  })

test('the script of the desk is 250 KB at most, compressed', () => {
  const scripts = readdirSync(`${buildFolder}/desk/assets`).filter((name) => name.endsWith('.js'))
  const sizes = scripts.map((name) => gzipSync(readFileSync(`${buildFolder}/desk/assets/${name}`)).length)
  expect(sizes.length).toBeGreaterThan(4)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250 * 1024)
})
