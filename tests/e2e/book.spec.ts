import type { Page } from '@playwright/test'
import type { Booked, Slots } from '../../app/booking.ts'
import { pages } from '../../app/pages.ts'
import { bookingRules } from '../../content/booking.ts'
import { capitalized, formatMeeting, formatShortDay, startDay, startTime } from '../../content/clock.ts'
import { minute } from '../../content/durations.ts'
import { type Language, languages } from '../../content/language.ts'
import { htmlOf } from '../../harness/built-site.ts'
import { violations } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import type { TestSite } from '../support/test-site.ts'
import { t } from '../support/words.ts'

// Where nobody can book there is no such page.
test.skip(bookingRules.kinds.length === 0)

/** Each sender can book so often on a day: every test that books is one of few. */
const kind = bookingRules.kinds[0] ?? 'video'

/** Fills in everything but the time. */
async function fill(page: Page, language: Language, name = 'Åsa Öberg') {
  const { form, kinds } = t[language].book
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

const meetingAt = (start: string, language: Language) => {
  const end = new Date(Date.parse(start) + bookingRules.minutes * minute)
  // Only the time on the clock is read, which ends within the same hours.
  const local = new Date(end.getTime() + offsetOf(start)).toISOString().slice(0, 19)
  return formatMeeting({ start, end: local }, language)
}

const offsetOf = (start: string) => Date.parse(`${start.slice(0, 19)}Z`) - Date.parse(start)

/** Another visitor books a time. */
const bookElsewhere = (site: TestSite, start: string) =>
  fetch(`${site.url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ start, kind, name: 'Bo', email: 'bo@example.com', phone: '0701234567' }),
  })

for (const [index, language] of languages.entries()) {
  const words = t[language].book
  const path = pages.book[language]
  // A phone has one of the two ways: the rest is the same in both.
  const tag = language === 'sv' ? '@phone' : []

  test(`${path}: a time is booked, shown in place, and cancelled on its own page`, { tag }, async ({
    page,
    isMobile,
  }) => {
    await page.clock.install()
    await page.goto(path)
    await whenLive(page)
    const events = await page.evaluateHandle(() => {
      const kinds: unknown[] = []
      document.addEventListener('consultation-booked', (event) =>
        kinds.push(event instanceof CustomEvent && event.detail),
      )
      return kinds
    })
    const start = await chooseTime(page, 1 + index + (isMobile ? 2 : 0))
    await fill(page, language)
    // A faster submit would count as spam.
    await page.clock.fastForward(20_000)
    await page.getByRole('button', { name: words.form.send }).click()
    const meeting = meetingAt(start, language)
    const heading = page.getByRole('heading', { name: words.form.booked.replace('{meeting}', () => meeting) })
    await expect(heading).toBeFocused()
    expect(await events.jsonValue()).toEqual([kind])
    expect(await violations(page)).toEqual([])

    const calendar = await page.getByRole('link', { name: words.form.calendar }).getAttribute('href')
    const file = await page.request.get(calendar ?? '')
    expect(await file.text()).toContain('BEGIN:VCALENDAR')

    const href = await page.getByRole('link', { name: words.form.page }).getAttribute('href')
    const { pathname, search } = new URL(href ?? '', page.url())
    await page.goto(pathname + search)
    await expect(page.getByRole('heading', { name: capitalized(meeting) })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByText(words.booking.cancel).click()
    await page.getByRole('button', { name: words.booking.cancelNow }).click()
    await expect(page.getByRole('heading', { name: words.booking.states.cancelled })).toBeVisible()
    await expect(page).toHaveURL(pathname + search)
    await page.getByRole('link', { name: words.booking.again }).click()
    await expect(page).toHaveURL(path)
  })
}

// The rest is the same in both languages.
const language = 'sv'
const words = t[language].book
const path = pages.book[language]

test('wrong fields show their errors, and the first one has the focus', async ({ page }) => {
  await page.goto(path)
  await whenLive(page)
  const form = formOf(page)
  const send = form.getByRole('button', { name: words.form.send })
  await send.click()
  const first = form.locator('[name=start]:visible').first()
  await expect(first).toBeFocused()
  const reason = form.getByText(words.form.errors['no-start'], { exact: true })
  await expect(reason).toBeInViewport({ ratio: 1 })
  await expect(first.locator('xpath=ancestor::fieldset[1]')).toHaveAccessibleDescription(
    words.form.errors['no-start'],
  )
  await expect(form.getByRole('alert')).toContainText(words.form.check)
  await expect(form.getByRole('group', { name: words.form.kind })).toHaveAccessibleDescription(
    words.form.errors['no-kind'],
  )
  await first.check()
  await expect(reason).toHaveCount(0)

  await form.getByLabel(words.form.email, { exact: true }).fill('no address')
  const phone = form.getByLabel(words.form.phone, { exact: true })
  await expect(phone).toBeHidden()
  await form.locator('[name=kind][value=phone]').check()
  await phone.fill('call me')
  await send.click()
  await expect(form.getByLabel(words.form.name, { exact: true })).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(words.form.errors['not-a-phone-number'])
  await expect(form.getByLabel(words.form.email, { exact: true })).toHaveAccessibleDescription(
    words.form.errors['not-an-email'],
  )
  await phone.fill('070-123 45 67')
  await expect(phone).not.toHaveAttribute('aria-invalid')
})

test('the message form is live once it is opened', async ({ page }) => {
  const { form } = t[language].contact
  await page.goto(path)
  await whenLive(page)
  const island = page.locator('[data-island=contact-form]')
  await expect(island, 'its code is not loaded before').not.toHaveAttribute('data-live')
  await page.getByText(words.form.write).click()
  await whenLive(page)
  await island.getByRole('button', { name: form.send }).click()
  await expect(island.getByRole('alert')).toHaveText(form.check)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a time is booked, moved and cancelled, and the results of a form are shown', async ({ page }) => {
    // Chromium also lists the hidden times.
    test.info().annotations.push({ type: 'console errors expected' })
    await page.goto(path)
    const form = formOf(page)
    const times = form.locator('[name=start]:visible')
    const first = await times.first().inputValue()
    await form.locator('[name=day]').nth(1).check()
    await expect(times.first(), 'only the times of the chosen day').not.toHaveValue(first)
    await form.getByRole('button', { name: words.form.send }).click()
    await expect(times.first(), 'the browser asks for one').toBeFocused()

    const start = await chooseTime(page, 6)
    await fill(page, language)
    await page.getByRole('button', { name: words.form.send }).click()
    await expect(page).toHaveURL(/\?booking=/)
    await expect(page.getByRole('heading', { name: capitalized(meetingAt(start, language)) })).toBeVisible()
    await page.getByText(words.booking.move).click()
    const moved = await chooseTime(page, 8)
    await page.getByRole('button', { name: words.booking.moveTo }).click()
    await expect(page.getByRole('heading', { name: capitalized(meetingAt(moved, language)) })).toBeVisible()
    await page.getByText(words.booking.cancel).click()
    await page.getByRole('button', { name: words.booking.cancelNow }).click()
    await expect(page.getByRole('heading', { name: words.booking.states.cancelled })).toBeVisible()

    const texts = Object.values(words.results).map(({ next }) => next)
    for (const result of ['held', 'taken', 'failed', 'over'] as const) {
      await page.goto(`${path}#booking-${result}`)
      for (const text of texts)
        await expect(page.getByText(text)).toBeVisible({ visible: text === words.results[result].next })
    }
  })
})

test('the contact page leads to a chosen time', async ({ page }) => {
  await page.goto(pages.contact[language])
  const links = page.getByRole('main').locator(`a[href^="${path}?start="]`)
  await expect(links).toHaveCount(3)
  await expect(page.getByRole('link', { name: words.free.all })).toHaveAttribute('href', path)
  const text = await links.last().textContent()
  await links.last().click()
  await whenLive(page)
  const start = await formOf(page).locator('[name=start]:checked').inputValue()
  expect(page.url()).toContain(start.slice(0, 16))
  expect(text).toBe(`${capitalized(formatShortDay(startDay(start), language))} ${startTime(start)}`)
})

test('a time that is taken meanwhile is replaced, and what was typed stays', async ({ page, site }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  await page.clock.install()
  await page.goto(path)
  await whenLive(page)
  const start = await chooseTime(page, 10)
  const { name, email } = await fill(page, language)
  await page.clock.fastForward(20_000)
  await bookElsewhere(site, start)
  const send = page.getByRole('button', { name: words.form.send })
  await send.click()
  const alert = page.getByRole('alert').filter({ hasText: words.form.taken })
  await expect(alert).toBeFocused()
  await expect(formOf(page).locator(`[value="${start}"]`)).toHaveCount(0)
  await expect(formOf(page).getByLabel(words.form.name, { exact: true })).toHaveValue(name)
  await expect(formOf(page).getByLabel(words.form.email, { exact: true })).toHaveValue(email)
  const other = alert.getByRole('button').first()
  const time = (await other.getAttribute('aria-label')) ?? ''
  await other.click()
  await expect(alert).toHaveCount(0)
  await expect(send).toBeFocused()
  await send.click()
  await expect(
    page.getByRole('heading', { name: words.form.booked.replace('{meeting}', () => time) }),
  ).toBeFocused()
})

test('a booking within seconds waits for an answer by mail', async ({ page }) => {
  // However slow this browser is.
  await page.route('/api/bookings', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'form-seconds': '1' } }),
  )
  await page.goto(path)
  await whenLive(page)
  const start = await chooseTime(page, 12)
  await fill(page, language)
  await page.getByRole('button', { name: words.form.send }).click()
  await expect(page.getByRole('heading', { name: words.form.held })).toBeFocused()
  const text = words.form.heldNext.replace('{meeting}', () => meetingAt(start, language))
  await expect(page.getByText(text)).toBeVisible()
})

test('the keyboard is enough', async ({ page }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  await page.goto(path)
  await whenLive(page)
  const form = formOf(page)
  const requests: unknown[] = []
  await page.route('/api/bookings', (route) => {
    requests.push(route.request().postDataJSON())
    return route.fulfill({ status: 429, json: {} })
  })
  await tabTo(page, form.locator('[name=day]').first())
  await page.keyboard.press('ArrowRight')
  await expect(form.locator('[name=day]').nth(1)).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const start = form.locator('[name=start]:checked')
  await expect(start).toBeVisible()
  await expect(start).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(form.locator('[name=kind]').first()).toBeChecked()
  for (const text of ['Åsa', 'asa@example.com', '0701234567', 'A shop']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toHaveText(words.form.tooMany)
  expect(requests).toEqual([
    expect.objectContaining({
      start: await start.inputValue(),
      kind: bookingRules.kinds[0],
      name: 'Åsa',
      email: 'asa@example.com',
      phone: '0701234567',
      about: 'A shop',
    }),
  ])
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('each time is also that of the visitor, who moves a meeting by it, and another day takes it back', async ({
    page,
    site,
  }) => {
    await page.goto(path)
    const { slots }: Slots = await (await fetch(`${site.url}/api/slots`)).json()
    await whenLive(page)
    const time = formOf(page).locator('[name=start]:visible').first()
    const there: string = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Asia/Tokyo',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    } as const).format(new Date(await time.inputValue()))
    await expect(time).toHaveAccessibleName(
      new RegExp(`${words.picker.yours.replace('{time}', () => there)}$`),
    )

    const booked: Booked = await (await bookElsewhere(site, slots.at(-1) ?? '')).json()
    const { pathname, search } = new URL(booked.page ?? '')
    await page.goto(pathname + search)
    await whenLive(page)
    await page.getByText(t.en.book.booking.move).click()
    const start = await chooseTime(page, 3)
    const [, yours = ''] = t.en.book.picker.yours.split('{time}')
    const form = formOf(page)
    await expect(form.locator('[name=start]:checked')).toHaveAccessibleName(new RegExp(`${yours}$`))
    await form.locator('[name=day]').first().check()
    await expect(form.locator('[name=start]:checked')).toHaveCount(0)
    await form.locator(`[name=day][value="${start.slice(0, 10)}"]`).check()
    await form.locator(`[value="${start}"]`).check()
    await page.getByRole('button', { name: t.en.book.booking.moveTo }).click()
    await expect(page.getByRole('heading', { name: capitalized(meetingAt(start, 'en')) })).toBeVisible()
  })
})

test.describe('on a static host, which serves the page as it was built', () => {
  const servePage = (page: Page) =>
    page.route(path, (route) => route.fulfill({ body: htmlOf(path), contentType: 'text/html' }))

  test('the times come from the API, and are new after a while away', async ({ page, site }) => {
    await servePage(page)
    const { slots }: Slots = await (await fetch(`${site.url}/api/slots`)).json()
    await page.clock.install()
    await page.goto(path)
    await whenLive(page)
    await expect(formOf(page).locator('[name=start]')).toHaveCount(slots.length)

    await page.route('/api/slots', (route) => route.fulfill({ json: { slots: slots.slice(-2) } }))
    await formOf(page).locator('[name=start]:visible').first().check()
    await page.clock.fastForward(61_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(formOf(page).locator('[name=start]')).toHaveCount(2)
    await expect(
      page.getByRole('alert').filter({ hasText: words.form.taken }).getByRole('button'),
    ).toHaveCount(2)
  })

  test('where they cannot be known, the message form is open', async ({ page }) => {
    test.info().annotations.push({ type: 'console errors expected' })
    await servePage(page)
    await page.route('/api/slots', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto(path)
    await expect(page.getByText(words.picker.unknown)).toBeVisible()
    const write = page.getByRole('link', { name: words.picker.write })
    await expect(write).toHaveAttribute('href', pages.contact[language])
    await expect(page.getByRole('button', { name: t[language].contact.form.send })).toBeVisible()
    await expect(page.getByRole('button', { name: words.form.send })).toBeHidden()
    expect(await violations(page)).toEqual([])
  })
})
