import type { Page } from '@playwright/test'
import { pages } from '../../engine/addresses/pages.ts'
import { type Database, withDatabase } from '../../engine/core/database/open.server.ts'
import { fill as filled } from '../../engine/core/text/sentence.ts'
import {
  capitalized,
  formatMeeting,
  formatShortDay,
  startDay,
  startTime,
} from '../../engine/core/time/clock.ts'
import { minute } from '../../engine/core/time/durations.ts'
import { storeBooking } from '../../engine/features/booking/book.server.ts'
import { words as bookWords } from '../../engine/features/booking/book.words.ts'
import type { Slots } from '../../engine/features/booking/booking.ts'
import { bookingRules } from '../../engine/features/booking/rules.ts'
import { htmlOf } from '../../harness/built-site.ts'
import { bookingRequest } from '../fixtures/booking-request.ts'
import { violations } from '../support/axe.ts'
import { expect, test as siteTest, whenLive } from '../support/site-test.ts'
import { t } from '../support/words.ts'

const kind = bookingRules.kinds[0] ?? 'video'

const language = 'sv'
const words = bookWords[language]
const path = pages.book[language]

const test = siteTest.extend<{ database: Database }>({
  /** Of the running site, where each test is one of new senders. */
  database: [
    ({ site }, use) =>
      withDatabase(site, async (database) => {
        await database.deleteFrom('limits').execute()
        await use(database)
      }),
    { auto: true },
  ],
})

// Where nobody can book there is no such page.
test.skip(bookingRules.kinds.length === 0)

// A server that has just started has not written the times into its pages yet.
test.beforeEach(async ({ request }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  await expect
    .poll(async () => (await request.get(path)).text(), 'the times are there')
    .toContain('data-free-times="offered"')
})

/** Fills in everything but the time. */
async function fill(page: Page) {
  const { form, kinds } = words
  const name = 'Åsa Öberg'
  const email = `asa-${Math.random().toString(36).slice(2)}@example.com`
  const fields = formOf(page)
  await fields.getByRole('radio', { name: new RegExp(`^${kinds[kind]}`) }).check()
  await fields.getByLabel(form.name, { exact: true }).fill(name)
  await fields.getByLabel(form.email, { exact: true }).fill(email)
  // Only who is called is asked for a number.
  if (kind === 'phone') await fields.getByLabel(form.phone, { exact: true }).fill('070-123 45 67')
  return { name, email }
}

const formOf = (page: Page) => page.getByRole('main').locator('form').first()

/** Chooses the first free time of the nth day from the end, and returns it. */
async function chooseTime(page: Page, nth: number): Promise<string> {
  const days = formOf(page).locator('[name=day]')
  await days.nth((await days.count()) - nth).check()
  const time = formOf(page).locator('[name=start]:visible').first()
  await time.check()
  return time.inputValue()
}

const meetingAt = (start: string) => {
  const end = new Date(Date.parse(start) + bookingRules.minutes * minute)
  // Only the time on the clock is read, which ends within the same hours.
  const local = new Date(end.getTime() + offsetOf(start)).toISOString().slice(0, 19)
  return formatMeeting({ start, end: local }, language)
}

const offsetOf = (start: string) => Date.parse(`${start.slice(0, 19)}Z`) - Date.parse(start)

/** A visitor has booked a time. Returns where its page is, as from the link of the mail. */
async function bookIn(database: Database, start: string | undefined) {
  const request = bookingRequest(Date.parse(start ?? ''), { kind, language })
  const outcome = await storeBooking(database, { rules: bookingRules, busy: [] }, request)
  if (outcome.is !== 'stored') throw new Error(outcome.is)
  return `${path}?booking=${outcome.token}`
}

/** The free times, as the API tells them. */
async function freeTimes(url: string) {
  const { slots }: Slots = await (await fetch(`${url}/api/slots`)).json()
  return slots
}

test('a visitor books a time of the contact page', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install()
  await page.goto(pages.contact[language])
  const links = page.getByRole('main').locator(`a[href^="${path}?start="]`)
  await expect(links).toHaveCount(3)
  await expect(page.getByRole('link', { name: words.free.all })).toHaveAttribute('href', path)
  const text = await links.last().textContent()
  await links.last().click()
  await whenLive(page)
  const chosen = formOf(page).locator('[name=start]:checked')
  await expect(chosen).toBeVisible()
  const start = await chosen.inputValue()
  expect(page.url()).toContain(start.slice(0, 16))
  expect(text).toBe(`${capitalized(formatShortDay(startDay(start), language))} ${startTime(start)}`)
  await fill(page)
  const booked = await page.evaluateHandle(() => {
    const kinds: unknown[] = []
    document.addEventListener('consultation-booked', (event) =>
      kinds.push(event instanceof CustomEvent && event.detail),
    )
    return kinds
  })
  // A faster submit would count as spam.
  await page.clock.fastForward(20_000)
  await page.getByRole('button', { name: words.form.send }).click()
  const title = filled(words.form.booked, { meeting: meetingAt(start) })
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
  expect(await booked.jsonValue()).toEqual([kind])
  expect(await violations(page)).toEqual([])
  const calendar = await page.getByRole('link', { name: words.form.calendar }).getAttribute('href')
  expect(await (await page.request.get(calendar ?? '')).text()).toContain('BEGIN:VCALENDAR')
  const href = await page.getByRole('link', { name: words.form.page }).getAttribute('href')
  const { pathname, search } = new URL(href ?? '', page.url())
  await page.goto(pathname + search)
  await expect(page.getByRole('heading', { name: capitalized(meetingAt(start)) })).toBeVisible()
})

test('a visitor whose time is taken meanwhile keeps what is typed, and chooses another', async ({
  page,
  database,
}) => {
  await page.goto(path)
  await whenLive(page)
  const taken = await chooseTime(page, 4)
  const { name, email } = await fill(page)
  await bookIn(database, taken)
  const send = page.getByRole('button', { name: words.form.send })
  await send.click()
  const alert = page.getByRole('alert').filter({ hasText: words.form.taken })
  await expect(alert).toBeFocused()
  await expect(formOf(page).locator(`[value="${taken}"]`)).toHaveCount(0)
  await expect(formOf(page).getByLabel(words.form.name, { exact: true })).toHaveValue(name)
  await expect(formOf(page).getByLabel(words.form.email, { exact: true })).toHaveValue(email)
  const other = alert.getByRole('button').first()
  const time = await other.getAttribute('aria-label')
  await other.click()
  await expect(alert).toHaveCount(0)
  await expect(send).toBeFocused()
  const meeting = meetingAt(await formOf(page).locator('[name=start]:checked').inputValue())
  expect(capitalized(meeting)).toContain(time)
})

test('a visitor cancels a meeting on its page', async ({ page, site, database }) => {
  const [start = ''] = (await freeTimes(site.url)).slice(-9)
  const booked = await bookIn(database, start)
  await page.goto(booked)
  await expect(page.getByRole('heading', { name: capitalized(meetingAt(start)) })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByText(words.booking.cancel).click()
  await page.getByRole('button', { name: words.booking.cancelNow }).click()
  await expect(page.getByRole('heading', { name: words.booking.states.cancelled })).toBeVisible()
  await expect(page).toHaveURL(booked)
})

test.describe('at the keyboard a visitor', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(path)
    await whenLive(page)
  })

  test('is told what is missing', async ({ page }) => {
    const form = formOf(page)
    await form.getByRole('button', { name: words.form.send }).press('Enter')
    const first = form.locator('[name=start]:visible').first()
    await expect(first).toBeFocused()
    const reason = form.getByText(words.form.errors['no-start'], { exact: true })
    await expect(reason).toBeInViewport({ ratio: 1 })
    await expect(first.locator('xpath=ancestor::fieldset[1]')).toHaveAccessibleDescription(
      words.form.errors['no-start'],
    )
    await expect(form.getByRole('alert')).toContainText(words.form.check)
    const kinds = form.getByRole('group', { name: words.form.kind })
    await expect(kinds).toHaveAccessibleDescription(words.form.errors['no-kind'])
    await first.press('Space')
    await expect(reason).toHaveCount(0)
  })

  test('fills in the form, and mends what is wrong', async ({ page }) => {
    // Faster than the browser tells what is in view.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {}
    })
    await page.reload()
    await whenLive(page)
    const form = formOf(page)
    const field = (label: string) => form.getByLabel(label, { exact: true })
    const requests: unknown[] = []
    await page.route('/api/bookings', (route) => {
      requests.push(route.request().postDataJSON())
      return route.fulfill({ status: 429, json: {} })
    })
    await form.locator('[name=day]:checked').focus()
    await page.keyboard.press('ArrowRight')
    await expect(form.locator('[name=day]').nth(1)).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    const start = form.locator('[name=start]:checked')
    await expect(start).toBeVisible()
    await expect(start).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field(words.form.phone)).toBeHidden()
    await page.keyboard.press('Space')
    await expect(form.locator('[name=kind]').first()).toBeChecked()
    const type = async (texts: string[]) => {
      for (const text of texts) {
        await page.keyboard.press('Tab')
        await page.keyboard.type(text)
      }
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    }
    await type(['', 'no address', 'call me', 'A shop'])
    await expect(field(words.form.name)).toBeFocused()
    await expect(field(words.form.phone)).toHaveAccessibleDescription(words.form.errors['not-a-phone-number'])
    await expect(field(words.form.email)).toHaveAccessibleDescription(words.form.errors['not-an-email'])
    await page.keyboard.press('Shift+Tab')
    // Tab selects what stands in a field of one line.
    await type(['Åsa', 'asa@example.com', '0701234567', ''])
    await expect(form.getByRole('alert')).toHaveText(words.form.tooMany)
    await expect(field(words.form.phone)).not.toHaveAttribute('aria-invalid')
    const [name, email, phone, about] = ['Åsa', 'asa@example.com', '0701234567', 'A shop']
    expect(requests).toEqual([{ start: await start.inputValue(), kind: 'phone', name, email, phone, about }])
  })

  test('writes a message instead', async ({ page }) => {
    const island = page.locator('[data-island=contact-form]')
    await expect(island, 'its code is not loaded before').not.toHaveAttribute('data-live')
    await page.getByText(words.form.write).press('Enter')
    await whenLive(page)
    await island.getByRole('button', { name: t[language].contact.form.send }).click()
    await expect(island.getByRole('alert')).toHaveText(t[language].contact.form.check)
  })
})

test.describe('without JavaScript a visitor', () => {
  test.use({ javaScriptEnabled: false })

  test('books a time, after the browser has asked for one', async ({ page }) => {
    await page.goto(path)
    const form = formOf(page)
    const times = form.locator('[name=start]:visible')
    const first = await times.first().inputValue()
    await form.locator('[name=day]').nth(1).check()
    await expect(times.first(), 'only the times of the chosen day').not.toHaveValue(first)
    await form.getByRole('button', { name: words.form.send }).click()
    await expect(times.first(), 'the browser asks for one').toBeFocused()
    const start = await chooseTime(page, 6)
    await fill(page)
    await page.getByRole('button', { name: words.form.send }).click()
    await expect(page).toHaveURL(/\?booking=/)
    await expect(page.getByRole('heading', { name: capitalized(meetingAt(start)) })).toBeVisible()
  })

  test('moves a meeting, cancels it, and may book again', async ({ page, site, database }) => {
    await page.goto(await bookIn(database, (await freeTimes(site.url)).at(-1)))
    await page.getByText(words.booking.move).click()
    const moved = await chooseTime(page, 8)
    await page.getByRole('button', { name: words.booking.moveTo }).click()
    await expect(page.getByRole('heading', { name: capitalized(meetingAt(moved)) })).toBeVisible()
    await page.getByText(words.booking.cancel).click()
    await page.getByRole('button', { name: words.booking.cancelNow }).click()
    await expect(page.getByRole('heading', { name: words.booking.states.cancelled })).toBeVisible()
    await page.getByRole('link', { name: words.booking.again }).click()
    await expect(page).toHaveURL(path)
  })

  test('is told what became of a form', async ({ page }) => {
    const texts = Object.values(words.results).map(({ next }) => next)
    for (const result of ['held', 'taken', 'failed', 'over'] as const) {
      await page.goto(`${path}#booking-${result}`)
      for (const text of texts)
        await expect(page.getByText(text)).toBeVisible({ visible: text === words.results[result].next })
    }
  })
})

test.describe('in another time zone, on a static host, a visitor', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  const offer = (page: Page, status: number, json: object) =>
    page.route('/api/slots', (route) => route.fulfill({ status, json }))

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    // The page as it was built.
    await page.route(path, (route) => route.fulfill({ body: htmlOf(path), contentType: 'text/html' }))
  })

  test('writes a message where the times cannot be known', async ({ page }) => {
    await offer(page, 503, {})
    await page.goto(path)
    await expect(page.getByText(words.picker.unknown)).toBeVisible()
    const write = page.getByRole('link', { name: words.picker.write })
    await expect(write).toHaveAttribute('href', pages.contact[language])
    await expect(page.getByRole('button', { name: t[language].contact.form.send })).toBeVisible()
    await expect(page.getByRole('button', { name: words.form.send })).toBeHidden()
    expect(await violations(page)).toEqual([])
  })

  test('reads each time also by the own clock, and sees new ones after a while away', async ({
    page,
    site,
  }) => {
    const slots = await freeTimes(site.url)
    await offer(page, 200, { slots })
    await page.goto(path)
    const form = formOf(page)
    const times = form.locator('[name=start]')
    await expect(times).toHaveCount(slots.length)
    const time = form.locator('[name=start]:visible').first()
    const there: string = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Asia/Tokyo',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    } as const).format(new Date(await time.inputValue()))
    await expect(time).toHaveAccessibleName(new RegExp(`${filled(words.picker.yours, { time: there })}$`))
    await time.check()
    await offer(page, 200, { slots: slots.slice(-2) })
    await page.clock.fastForward(61_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(times).toHaveCount(2)
    const alert = page.getByRole('alert').filter({ hasText: words.form.taken })
    await expect(alert.getByRole('button')).toHaveCount(2)
  })

  test('moves a meeting by the own clock', async ({ page, site, database }) => {
    await page.goto(await bookIn(database, (await freeTimes(site.url)).at(-2)))
    await whenLive(page)
    const form = formOf(page)
    await page.getByText(words.booking.move).click()
    const start = await chooseTime(page, 3)
    const yours = filled(words.picker.yours, { time: '[0-9]{2}:[0-9]{2}' })
    await expect(form.locator('[name=start]:checked')).toHaveAccessibleName(new RegExp(`${yours}$`))
    await form.locator('[name=day]').first().check()
    await expect(form.locator('[name=start]:checked'), 'of another day').toHaveCount(0)
    await form.locator(`[name=day][value="${start.slice(0, 10)}"]`).check()
    await form.locator(`[value="${start}"]`).check()
    await page.getByRole('button', { name: words.booking.moveTo }).click()
    await expect(page.getByRole('heading', { name: capitalized(meetingAt(start)) })).toBeVisible()
  })
})
