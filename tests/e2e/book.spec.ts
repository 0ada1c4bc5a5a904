import type { Page } from '@playwright/test'
import type { Booked, Slots } from '../../app/booking.ts'
import { pages } from '../../app/pages.ts'
import { bookingRules } from '../../content/booking.ts'
import { capitalized, formatMeeting, formatShortDay, startDay, startTime } from '../../content/clock.ts'
import { minute } from '../../content/durations.ts'
import type { Language } from '../../content/language.ts'
import { fill as filled } from '../../content/sentence.ts'
import { htmlOf } from '../../harness/built-site.ts'
import { violations } from '../support/axe.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import type { TestSite } from '../support/test-site.ts'
import { t } from '../support/words.ts'

// Where nobody can book there is no such page.
test.skip(bookingRules.kinds.length === 0)

/** Each sender can book so often on a day: every test that books is one of few. */
const kind = bookingRules.kinds[0] ?? 'video'

const language = 'sv'
const words = t[language].book
const path = pages.book[language]

// A server that has just started has not written the times into its pages yet.
test.beforeEach(({ request }) =>
  expect
    .poll(async () => (await request.get(path)).text(), 'the times are there')
    .toContain('data-free-times="offered"'),
)

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

const meetingAt = (start: string, language: Language = 'sv') => {
  const end = new Date(Date.parse(start) + bookingRules.minutes * minute)
  // Only the time on the clock is read, which ends within the same hours.
  const local = new Date(end.getTime() + offsetOf(start)).toISOString().slice(0, 19)
  return formatMeeting({ start, end: local }, language)
}

const offsetOf = (start: string) => Date.parse(`${start.slice(0, 19)}Z`) - Date.parse(start)

/** Another visitor books a time. */
function bookElsewhere(site: TestSite, start: string) {
  const email = `bo-${crypto.randomUUID()}@example.com`
  return fetch(`${site.url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ start, kind, name: 'Bo', email, phone: '0701234567' }),
  })
}

test('a time of the contact page is booked in place of one that is taken meanwhile, and cancelled on its own page', {
  // A phone has one of the two ways of a visitor: the other one is the same.
  tag: '@phone',
}, async ({ page, site }) => {
  test.info().annotations.push({ type: 'console errors expected' })
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
  const taken = await chosen.inputValue()
  expect(page.url()).toContain(taken.slice(0, 16))
  expect(text).toBe(`${capitalized(formatShortDay(startDay(taken), language))} ${startTime(taken)}`)
  const { name, email } = await fill(page)
  const booked = await page.evaluateHandle(() => {
    const kinds: unknown[] = []
    document.addEventListener('consultation-booked', (event) =>
      kinds.push(event instanceof CustomEvent && event.detail),
    )
    return kinds
  })

  // A faster submit would count as spam.
  await page.clock.fastForward(20_000)
  await bookElsewhere(site, taken)
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
  await send.click()
  const heading = page.getByRole('heading', { name: filled(words.form.booked, { meeting }) })
  await expect(heading).toBeFocused()
  expect(await booked.jsonValue()).toEqual([kind])
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
})

test('the keyboard is enough, wrong fields show their errors, and a message can be written instead', async ({
  page,
}) => {
  test.info().annotations.push({ type: 'console errors expected' })
  await page.goto(path)
  await whenLive(page)
  const form = formOf(page)
  const send = form.getByRole('button', { name: words.form.send })
  const field = (label: string) => form.getByLabel(label, { exact: true })
  await send.press('Enter')
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

  const requests: unknown[] = []
  await page.route('/api/bookings', (route) => {
    requests.push(route.request().postDataJSON())
    return route.fulfill({ status: 429, json: {} })
  })
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(form.locator('[name=day]').nth(1)).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const start = form.locator('[name=start]:checked')
  await expect(start).toBeVisible()
  await expect(start).toBeFocused()
  await expect(reason).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(field(words.form.phone)).toBeHidden()
  await page.keyboard.press('Space')
  await expect(form.locator('[name=kind]').first()).toBeChecked()
  const fill = async (texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await fill(['', 'no address', 'call me', 'A shop'])
  await expect(field(words.form.name)).toBeFocused()
  await expect(field(words.form.phone)).toHaveAccessibleDescription(words.form.errors['not-a-phone-number'])
  await expect(field(words.form.email)).toHaveAccessibleDescription(words.form.errors['not-an-email'])
  await page.keyboard.press('Shift+Tab')
  // Tab selects what stands in a field of one line.
  await fill(['Åsa', 'asa@example.com', '0701234567', ''])
  await expect(form.getByRole('alert')).toHaveText(words.form.tooMany)
  await expect(field(words.form.phone)).not.toHaveAttribute('aria-invalid')
  expect(requests).toEqual([
    {
      start: await start.inputValue(),
      kind: 'phone',
      name: 'Åsa',
      email: 'asa@example.com',
      phone: '0701234567',
      about: 'A shop',
    },
  ])

  const island = page.locator('[data-island=contact-form]')
  await expect(island, 'its code is not loaded before').not.toHaveAttribute('data-live')
  await page.getByText(words.form.write).press('Enter')
  await whenLive(page)
  await island.getByRole('button', { name: t[language].contact.form.send }).click()
  await expect(island.getByRole('alert')).toHaveText(t[language].contact.form.check)
})

for (const choice of ['none', { analytics: false, performance: false }] as const)
  test.describe(choice === 'none' ? 'asked for consent' : 'with consent answered', () => {
    test.use({ choice, viewport: { width: 360, height: 640 } })

    test('on a small phone the button leads to the details first, and hides nothing that is wrong', async ({
      page,
    }) => {
      // A smooth scroll would still be running during the checks.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await whenLive(page)
      await chooseTime(page, 1)
      const form = formOf(page)
      await form.getByRole('button', { name: words.form.onward }).click()
      await expect(form.locator('[name=kind]').first()).toBeFocused()
      await expect(form.locator('[aria-invalid], [data-invalid]')).toHaveCount(0)
      const send = form.getByRole('button', { name: words.form.send })
      const { required, 'no-kind': noKind } = words.form.errors
      for (const [field, reason] of Object.entries({
        kind: noKind,
        name: required.name,
        email: required.email,
      })) {
        await send.click()
        const focused = form.locator(`[name=${field}]:focus`)
        await expect(focused).toBeFocused()
        const bar = await send.boundingBox()
        for (const shown of [focused, form.getByText(reason, { exact: true })]) {
          const box = await shown.boundingBox()
          expect((box?.y ?? 0) + (box?.height ?? 0), field).toBeLessThanOrEqual(bar?.y ?? 0)
          await expect(shown, field).toBeInViewport({ ratio: 1 })
        }
        if (field === 'kind') await form.locator('[name=kind][value=video]').check()
        if (field === 'name') await form.getByLabel(words.form.name, { exact: true }).fill('Åsa')
      }
    })
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
    await fill(page)
    await page.getByRole('button', { name: words.form.send }).click()
    await expect(page).toHaveURL(/\?booking=/)
    await expect(page.getByRole('heading', { name: capitalized(meetingAt(start)) })).toBeVisible()
    await page.getByText(words.booking.move).click()
    const moved = await chooseTime(page, 8)
    await page.getByRole('button', { name: words.booking.moveTo }).click()
    await expect(page.getByRole('heading', { name: capitalized(meetingAt(moved)) })).toBeVisible()
    await page.getByText(words.booking.cancel).click()
    await page.getByRole('button', { name: words.booking.cancelNow }).click()
    await expect(page.getByRole('heading', { name: words.booking.states.cancelled })).toBeVisible()
    await page.getByRole('link', { name: words.booking.again }).click()
    await expect(page).toHaveURL(path)

    const texts = Object.values(words.results).map(({ next }) => next)
    for (const result of ['held', 'taken', 'failed', 'over'] as const) {
      await page.goto(`${path}#booking-${result}`)
      for (const text of texts)
        await expect(page.getByText(text)).toBeVisible({ visible: text === words.results[result].next })
    }
  })
})

test.describe('in another time zone, on a static host, which serves the page as it was built', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the times come from the API, each also as that of the visitor, who moves a meeting by it', async ({
    page,
    site,
  }) => {
    test.info().annotations.push({ type: 'console errors expected' })
    await page.clock.install()
    await page.route(path, (route) => route.fulfill({ body: htmlOf(path), contentType: 'text/html' }))
    const { slots }: Slots = await (await fetch(`${site.url}/api/slots`)).json()
    const form = formOf(page)
    const times = form.locator('[name=start]')
    const offer = (status: number, json: object) =>
      page.route('/api/slots', (route) => route.fulfill({ status, json }))

    await test.step('where they cannot be known, the message form is open', async () => {
      await offer(503, {})
      await page.goto(path)
      await expect(page.getByText(words.picker.unknown)).toBeVisible()
      const write = page.getByRole('link', { name: words.picker.write })
      await expect(write).toHaveAttribute('href', pages.contact[language])
      await expect(page.getByRole('button', { name: t[language].contact.form.send })).toBeVisible()
      await expect(page.getByRole('button', { name: words.form.send })).toBeHidden()
      expect(await violations(page)).toEqual([])
    })

    await test.step('they are new after a while away', async () => {
      const comeBack = async () => {
        await page.clock.fastForward(61_000)
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      }
      await offer(200, { slots })
      await comeBack()
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
      await offer(200, { slots: slots.slice(-2) })
      await comeBack()
      await expect(times).toHaveCount(2)
      const alert = page.getByRole('alert').filter({ hasText: words.form.taken })
      await expect(alert.getByRole('button')).toHaveCount(2)
    })

    await test.step('another day takes the choice of a time back', async () => {
      const booked: Booked = await (await bookElsewhere(site, slots.at(-1) ?? '')).json()
      const { pathname, search } = new URL(booked.page ?? '')
      await page.goto(pathname + search)
      await whenLive(page)
      await page.getByText(t.en.book.booking.move).click()
      const start = await chooseTime(page, 3)
      const yours = filled(t.en.book.picker.yours, { time: '' })
      await expect(form.locator('[name=start]:checked')).toHaveAccessibleName(new RegExp(`${yours}$`))
      await form.locator('[name=day]').first().check()
      await expect(form.locator('[name=start]:checked')).toHaveCount(0)
      await form.locator(`[name=day][value="${start.slice(0, 10)}"]`).check()
      await form.locator(`[value="${start}"]`).check()
      await page.getByRole('button', { name: t.en.book.booking.moveTo }).click()
      const meeting = capitalized(meetingAt(start, 'en'))
      await expect(page.getByRole('heading', { name: meeting })).toBeVisible()
    })
  })
})
