import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { servedPage } from '../../../tests/fixtures/served-page.ts'
import { appForEachTest } from '../../../tests/support/app.ts'
import { pages } from '../../addresses/pages.ts'
import { findSlots } from '../../build/find-slots.ts'
import type { Config } from '../../core/config/config.server.ts'
import { minute } from '../../core/time/durations.ts'
import { createApp } from '../../server/app.ts'
import { startFeatures } from '../../server/runtime.ts'
import { words } from './book.words.ts'
import { bookingBy } from './booking.server.ts'
import type { Booked, Slots } from './booking.ts'
import type { BookingRules } from './rules.ts'
import { bookingRules } from './rules.ts'
import { newToken } from './tokens.server.ts'

const tested = appForEachTest()

const asa = {
  kind: 'phone',
  name: 'Åsa Öberg',
  email: 'asa@example.com',
  phone: '070-123 45 67',
  about: 'Vår webbutik',
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  tested().postJson(`/api/bookings${path}`, body, headers)

const postForm = (path: string, fields: Record<string, string>) =>
  tested().postForm(`/api/bookings${path}`, fields)

async function slots(): Promise<string[]> {
  const response = await tested().app.request('/api/slots')
  const { slots }: Slots = await response.json()
  return slots
}

/** A free time that others do not touch. */
async function freeTime(): Promise<string> {
  const [first = ''] = await slots()
  return first
}

const stored = () => tested().database.selectFrom('bookings').selectAll().execute()

/** The secret in the address of a booking's page. */
const tokenIn = (address: string | null | undefined) =>
  new URL(address ?? '', 'https://site.example').searchParams.get('booking') ?? ''

const bookedLink = async () => ({ token: tokenIn((await book()).page) })

async function book(): Promise<Booked> {
  const response = await post('', { ...asa, start: await freeTime() })
  expect(response.status).toBe(201)
  return response.json()
}

test('the free times are those of the rules, with the offset of the clock there', async () => {
  const response = await tested().app.request('/api/slots')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toMatchObject({
    timeZone: 'Europe/Stockholm',
    minutes: 30,
    slots: expect.arrayContaining([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+0[12]:00$/)]),
  })
})

test('a booking is stored, and its time is no longer offered', async () => {
  const booked = await book()
  expect(booked).toMatchObject({
    isConfirmed: true,
    page: expect.stringMatching(/^https:\/\/site\.example\/book\?booking=[\w-]{22}$/),
  })
  expect(Date.parse(booked.end) - Date.parse(booked.start)).toBe(30 * minute)
  expect(await stored()).toMatchObject([{ ...asa, state: 'confirmed', language: 'en' }])
  expect(await slots()).not.toContain(booked.start)
})

test('a time that is taken gets 409 with the nearest others', async () => {
  const { start } = await book()
  const response = await post('', { ...asa, email: 'other@example.com', start })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([409, 'application/problem+json'])
  const { slots: others }: Slots = await response.json()
  expect(others).toHaveLength(3)
  expect(await slots()).toEqual(expect.arrayContaining(others))
})

test.each([
  [{ name: '' }, 'name', 'required'],
  [{ email: 'nobody' }, 'email', 'not-an-email'],
  [{ phone: '' }, 'phone', 'required'],
  [{ phone: 'call me' }, 'phone', 'not-a-phone-number'],
  [{ about: 'a'.repeat(2001) }, 'about', 'too-long'],
  [{ kind: 'letter' }, 'kind', 'required'],
  [{ start: 'tomorrow' }, 'start', 'not-a-time'],
])('%j is refused by field and reason, and stores nothing', async (wrong, field, code) => {
  const response = await post('', { ...asa, start: await freeTime(), ...wrong })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ field, code }] })
  expect(await stored()).toEqual([])
})

test('all that is wrong is told at once', async () => {
  const response = await post('', { ...asa, start: '', kind: '', name: '', email: '' })
  const { errors } = z
    .object({ errors: z.array(z.object({ field: z.string() })) })
    .parse(await response.json())
  expect(errors.map(({ field }) => field)).toEqual(['start', 'kind', 'name', 'email'])
})

test('other bodies get the answers of the API', async () => {
  const send = (body: string, type: string) =>
    tested().app.request('/api/bookings', { method: 'POST', body, headers: { 'Content-Type': type } })
  expect((await send('{', 'application/json')).status).toBe(400)
  expect((await send('{}', 'text/plain')).status).toBe(415)
  expect((await send('{}', 'application/json')).status).toBe(422)
  expect((await post('', { ...asa, start: await freeTime(), vip: true })).status).toBe(422)
  expect((await post('', { ...asa, about: 'a'.repeat(70_000) })).status).toBe(413)
  expect((await post('', asa, { Origin: 'https://other.example' })).status).toBe(403)
  expect((await tested().app.request('/api/bookings')).status).toBe(405)
})

test('a suspected robot gets 201 and has to answer a mail', async () => {
  const response = await post('', { ...asa, start: await freeTime() }, { 'Form-Trap': 'filled' })
  const booked: Booked = await response.json()
  expect([response.status, booked.isConfirmed, booked.page]).toEqual([201, false, undefined])
  expect(await stored()).toMatchObject([{ state: 'pending' }])
})

test('the same booking without its Idempotency-Key gets no link', async () => {
  const { page: _, ...withoutPage } = await book()
  expect(await (await post('', { ...asa, start: withoutPage.start })).json()).toEqual(withoutPage)
})

test('an Idempotency-Key says where it came with something else, or its meeting is over', async () => {
  const [first = '', second = ''] = await slots()
  const key = { 'Idempotency-Key': 'mine' }
  const { page }: Booked = await (await post('', { ...asa, start: first }, key)).json()
  expect((await post('', { ...asa, start: second }, key)).status).toBe(422)
  await post('/cancel', { token: tokenIn(page) })
  const again = await post('', { ...asa, start: first }, key)
  expect([again.status, (await again.json()).isConfirmed]).toEqual([409, undefined])
})

describe('the link to a booking', () => {
  test('moves and cancels it', async () => {
    const token = tokenIn((await book()).page)
    const later = (await slots()).at(-1) ?? ''
    const moved = await post('/move', { token, start: later })
    expect([moved.status, (await moved.json()).start]).toEqual([200, later])
    expect((await post('/cancel', { token })).status).toBe(200)
    expect(await stored()).toMatchObject([{ state: 'cancelled', sequence: 2 }])
    expect(await slots()).toContain(later)
  })

  test('confirms one that is pending', async () => {
    await post('', { ...asa, start: await freeTime() }, { 'Form-Trap': 'filled' })
    const [pending] = await stored()
    const token = await newToken(tested().database, pending?.id ?? '')
    expect((await post('/confirm', { token })).status).toBe(200)
    expect(await stored()).toMatchObject([{ state: 'confirmed' }])
  })

  test('that is unknown changes nothing', async () => {
    await book()
    for (const path of ['/confirm', '/move', '/cancel'])
      expect(
        (await post(path, { token: 'x', ...(path === '/move' && { start: await freeTime() }) })).status,
      ).toBe(404)
    expect(await stored()).toMatchObject([{ state: 'confirmed', sequence: 0 }])
  })
})

describe('without a script', () => {
  const form = async (changes: Record<string, string> = {}) =>
    postForm('', { ...asa, start: await freeTime(), language: 'sv', website: '', ...changes })
  const target = (response: Response) => [response.status, response.headers.get('Location')]

  test('a form leads to the page of the booking', async () => {
    const response = await form()
    expect(target(response)).toEqual([303, expect.stringMatching(/^\/sv\/book\?booking=[\w-]{22}$/)])
    expect(await stored()).toMatchObject([{ language: 'sv', state: 'confirmed' }])
    const token = tokenIn(response.headers.get('Location'))
    expect(target(await postForm('/cancel', { token, language: 'sv' }))).toEqual([
      303,
      `/sv/book?booking=${token}`,
    ])
  })

  test('other results are told on the page of booking', async () => {
    expect(target(await form({ website: 'https://robot.example' }))).toEqual([303, '/sv/book#booking-held'])
    const start = await freeTime()
    await form({ start, email: 'c@example.com' })
    expect(target(await form({ start, email: 'c@example.com' }))).toEqual([303, '/sv/book#booking-mailed'])
    expect(target(await form({ start, email: 'b@example.com' }))).toEqual([303, '/sv/book#booking-taken'])
    expect(target(await form({ phone: '' }))).toEqual([303, '/sv/book#booking-failed'])
    const { token } = await bookedLink()
    expect(target(await postForm('/move', { token, start: '', language: 'sv' }))).toEqual([
      303,
      `/sv/book?booking=${token}#booking-failed`,
    ])
    expect(target(await postForm('/cancel', { token: 'x', language: 'en' }))).toEqual([
      303,
      '/book#booking-over',
    ])
  })
})

describe('a form without a script that is refused', () => {
  const results = ['taken', 'failed', 'over', 'often', 'moved-often']
    .map((result) => `<div id="booking-${result}" data-slot="booking-${result}"><p>${result}</p></div>`)
    .join('')
  const fields = ['name', 'email', 'phone'].map((name) => `<input type="text" name="${name}"/>`).join('')
  const kinds = ['phone', 'video'].map((kind) => `<input type="radio" name="kind" value="${kind}"/>`).join('')
  const html = `<html><head><title></title></head><body><h1 data-slot="heading"></h1><p data-slot="lead"></p><h2 data-slot="choose"></h2>${results}
<client-island data-slot="form"><form><div data-slot="free-times" data-free-times="unknown"></div>${kinds}${fields}
<textarea name="about"></textarea></form><details data-slot="write"><form><textarea name="message"></textarea></form></details></client-island></body></html>`
  const t = words.sv.results
  const about = 'Vår "butik" </textarea>'

  beforeEach(
    () => void tested().site.files.set(pages.book.sv, servedPage(html, { slots: findSlots(html) ?? {} })),
  )

  const drop = (table: string) => sql.raw(`alter table ${table} rename to lost`).execute(tested().database)

  async function send(path: string, fields: Record<string, string>) {
    const response = await postForm(path, { language: 'sv', ...fields })
    return { response, status: response.status, html: await response.text() }
  }

  /** Takes the time with another booking, and says which. */
  const takenTime = async () => (await book()).start

  test.each([
    ['a missing phone number', 422, { phone: '' }, words.sv.form.check, freeTime],
    ['no time', 422, {}, words.sv.form.check, async () => ''],
    ['a time that is taken', 409, { email: 'b@example.com' }, t.taken.text, takenTime],
    ['too many tries', 429, { email: 'b@example.com' }, t.often.text, () => timeAfterLimits()],
    ['a lost table', 500, {}, t.failedNow.text, () => timeAfterLoss('limits')],
  ])('comes back after %s with %i and what was written', async (_, status, changes, text, timeOf) => {
    const start = await timeOf()
    const refused = await send('', { ...asa, about, start, ...changes })
    expect([refused.status, refused.response.headers.get('Cache-Control')]).toEqual([status, 'no-store'])
    expect(refused.html).toContain('data-shown="" autofocus id="booking-')
    expect(refused.html).toContain(`<strong>${text}</strong>`)
    expect(refused.html).toContain('value="Åsa Öberg"')
    expect(refused.html).toContain('<input checked="" type="radio" name="kind" value="phone"/>')
    expect(refused.html).toContain(
      '<textarea name="about">\nVår &quot;butik&quot; &lt;/textarea&gt;</textarea>',
    )
    const chosen = /name="start" checked="" value="([^"]+)"/.exec(refused.html)?.[1]
    expect(chosen ?? '').toBe(status === 409 ? '' : start)
  })

  test('keeps its time while the calendar cannot be read', async () => {
    const start = await freeTime()
    const body = new URLSearchParams({ ...asa, about, start, language: 'sv' })
    const refused = await (await appWith(unknownCalendar)).request('/api/bookings', { method: 'POST', body })
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '300'])
    expect(await refused.text()).toContain(`name="start" checked="" value="${start}"`)
  })

  test.each([
    ['/move', 422, async () => '', words.sv.form.errors['no-start']],
    ['/move', 409, takenTime, t.taken.text],
    ['/move', 409, () => moveOften().then(freeTime), t.movedOften.text],
    ['/move', 500, () => timeAfterLoss('limits'), t.failedNow.text],
    ['/move', 500, () => timeAfterLoss('booking_tokens'), t.failedNow.text],
    ['/cancel', 500, () => drop('outbox').then(() => undefined), t.failedNow.text],
  ])('to change a meeting (%s) comes back with %i and its button', async (path, status, timeOf, text) => {
    const { token } = await bookedLink()
    const start = await timeOf()
    const refused = await send(path, { token, ...(start !== undefined && { start }) })
    expect(refused.status).toBe(status)
    expect(refused.html).toContain(text)
    expect(refused.html).toContain(`<input type="hidden" name="token" value="${token}">`)
    expect(refused.html.includes(`action="/api/bookings${path}"`)).toBe(text !== t.movedOften.text)
  })

  /** A free time, and then the database loses a table. */
  async function timeAfterLoss(table: string) {
    const time = await freeTime()
    await drop(table)
    return time
  }

  /** A free time, once no limit allows anything more. */
  async function timeAfterLimits() {
    await takenTime()
    const time = await freeTime()
    await tested().database.updateTable('limits').set({ used: 999 }).execute()
    return time
  }

  const moveOften = () => tested().database.updateTable('bookings').set({ sequence: 10 }).execute()
})

/** Nobody listens there. */
const unknownCalendar = { busyCalendars: [new URL('http://127.0.0.1:9/')], busyAllowPrivate: true }

/** The app with other settings and rules of booking. */
async function appWith(settings: Partial<Config>, rules: BookingRules = bookingRules) {
  const core = { ...tested(), config: { ...tested().config, ...settings } }
  const running = await startFeatures([bookingBy(rules)], core)
  onTestFinished(async () => {
    for (const { stop } of running) await stop?.()
  })
  return createApp({ ...core, running })
}

test('while a calendar is not known nothing is offered, but meetings can be cancelled', async () => {
  const { token } = await bookedLink()
  const start = await freeTime()
  const app = await appWith(unknownCalendar)
  const headers = { 'Content-Type': 'application/json' }
  const send = async (path: string, body: object) =>
    (await app.request(path, { method: 'POST', body: JSON.stringify(body), headers })).status
  expect((await app.request('/api/slots')).status).toBe(503)
  expect(await send('/api/bookings', { ...asa, start })).toBe(503)
  expect(await send('/api/bookings/move', { token, start })).toBe(503)
  expect(await send('/api/bookings/cancel', { token })).toBe(200)
})

test('where visitors cannot book there are no such routes', async () => {
  const app = await appWith({}, { ...bookingRules, kinds: [] })
  expect((await app.request('/api/slots')).status).toBe(404)
  expect((await app.request('/api/bookings', { method: 'POST' })).status).toBe(404)
})
