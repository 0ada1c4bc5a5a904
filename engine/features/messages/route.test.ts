import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { servedPage } from '../../../tests/fixtures/served-page.ts'
import { appForEachTest } from '../../../tests/support/app.ts'
import { pages } from '../../addresses/pages.ts'
import { findSlots } from '../../build/find-slots.ts'
import { words } from '../../core/forms/contact.words.ts'
import { honeypotName } from '../../core/forms/honeypot.ts'
import { confirmationMail } from './mails.server.ts'

const hello = { name: 'Åsa Öberg', email: 'asa@example.com', message: 'Hej! Kan du hjälpa oss?' }

const { form } = words.sv

const tested = appForEachTest()
afterEach(() => vi.useRealTimers())

const send = (message: object, headers: Record<string, string> = {}) =>
  tested().postJson('/api/contact', message, headers)
const marks = async () =>
  (await tested().database.selectFrom('messages').select('spam').execute()).map(({ spam }) => spam)
const mails = () => tested().database.selectFrom('outbox').selectAll().execute()

test.each([
  ['with a filled honeypot', hello, { 'Form-Trap': 'filled' }],
  ['sent sooner than anyone can write', hello, { 'Form-Seconds': '1' }],
  ['of links alone', { ...hello, message: 'https://cheap.example/watches' }, {}],
  ['that sells rankings', { ...hello, message: 'Affordable SEO: we can rank your site today.' }, {}],
])('a message %s gets 200 and is stored as spam, not mailed', async (_, message, headers) => {
  const suspect = await send(message, headers)
  expect([suspect.status, await suspect.json()]).toEqual([200, { received: true }])
  expect(await marks()).toEqual([1])
  expect(await mails()).toEqual([])
})

test.each([
  ['after two seconds', { 'Form-Seconds': '2' }],
  ['by a client without the header', {}],
  ['with an invalid time', { 'Form-Seconds': 'soon' }],
])('a message sent %s is mailed', async (_, headers) => {
  expect(
    (await send({ ...hello, message: 'Our site is https://bageriet.example, can you look?' }, headers))
      .status,
  ).toBe(200)
  expect(await marks()).toEqual([0])
  expect(await mails()).toHaveLength(2)
})

test.each([
  ['an honest text', {}, 0],
  ['links alone', { message: 'https://cheap.example/watches' }, 1],
  ['a filled honeypot', { [honeypotName]: 'x' }, 1],
  ['the honeypot of an earlier release filled', { website: 'x' }, 1],
])('a form posted without a script, with %s, is checked by that alone', async (_, changes, spam) => {
  const response = await tested().postForm('/api/contact', { ...hello, ...changes, language: 'en' })
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact#message-sent'])
  expect(await marks()).toEqual([spam])
  expect(await mails()).toHaveLength(spam ? 0 : 2)
})

test('who writes while the owner is away is told the day of the reply', async () => {
  // Within the special days of the tests' site, which end on a Friday.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-07-10T12:00:00Z') })
  const answer = await (await send(hello)).json()
  expect(answer).toEqual({ received: true, next: expect.stringContaining('by Saturday, July 19.') })
  const response = await tested().postForm('/api/contact', { ...hello, message: 'Igen.', language: 'en' })
  expect(response.headers.get('Location')).toBe('/contact#message-sent-reply-2031-07-19')
  const mail = (await mails()).find(({ kind }) => kind === 'confirmation')
  const content = mail && (await confirmationMail(tested().database, mail))
  expect(content?.text).toContain('by Saturday, July 19.')
})

describe('a form that is refused', () => {
  const html = `<html data-analytics="{}"><head></head><body><div id="message-failed" data-slot="message-failed" class="a"><p><strong>Failed</strong></p><p>Go b<wbr/>ack</p></div>
<client-island data-slot="form"><form><input type="text" name="name"/><input type="email" name="email"/>
<textarea name="message" rows="6"></textarea><input name="website"/></form></client-island>
<form><input type="email" name="email"/></form></body></html>`
  const written = {
    name: 'Åsa "Ö" Öberg',
    email: 'asa@example.com',
    message: '</textarea><script>alert(1)</script>',
  }

  /** Posts it to a site with this page, and returns the answer with its HTML. */
  async function refuse(fields: Record<string, string>) {
    tested().site.files.set(pages.contact.sv, servedPage(html, { slots: findSlots(html) ?? {} }))
    const all = { ...written, ...fields, language: 'sv', website: '' }
    const response = await tested().postForm('/api/contact', all)
    return { response, html: await response.text() }
  }

  test('comes back with what was written, the wrong field marked and the reason above', async () => {
    const { response, html } = await refuse({ email: 'nobody' })
    expect(response.status).toBe(422)
    expect(html).toContain(`<strong>${form.check}</strong></p><p>${form.errors['not-an-email']}</p>`)
    expect(html).toContain('<input value="Åsa &quot;Ö&quot; Öberg" type="text" name="name"/>')
    expect(html).toContain(
      '<input value="nobody" aria-invalid="true" aria-describedby="message-failed" type="email" name="email"/>',
    )
    expect(html).toContain(
      '<textarea name="message" rows="6">\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>',
    )
    expect(html).toContain('<form><input type="email" name="email"/></form>')
  })

  test('is told how long its text is', async () => {
    const { html } = await refuse({ message: 'å'.repeat(10_001) })
    expect(html).toContain('<p>Texten är 10\u00a0001 tecken lång. Högst 10\u00a0000 får plats.</p>')
    expect(html).toContain('<textarea aria-invalid="true" aria-describedby="message-failed" name="message"')
  })

  test.each(['messages', 'limits'])(
    'comes back with its text where the table of %s is lost',
    async (table) => {
      await sql.raw(`alter table ${table} rename to away`).execute(tested().database)
      const { response, html } = await refuse({ message: 'Hej <där>' })
      expect(response.status).toBe(500)
      expect(html).toContain(`<strong>${form.failed}</strong></p><p>${words.sv.keptBelow}</p>`)
      expect(html).toContain('<textarea name="message" rows="6">\nHej &lt;där&gt;</textarea>')
      expect(tested().logged.join()).toContain('request failed')
    },
  )

  test('is read up to 256 KB, and above that the page says where the text is', async () => {
    const kept = await refuse({ message: 'Hej '.repeat(30_000) })
    expect([kept.response.status, kept.html.includes('Hej Hej')]).toEqual([422, true])
    tested().site.files.set(pages.contact.en, tested().site.files.get(pages.contact.sv) ?? expect.fail())
    const { response, html } = await refuse({ message: 'Hej '.repeat(90_000) })
    expect(response.status).toBe(413)
    expect(html).toContain('<p><strong>Failed</strong></p>')
  })

  test('is for no cache, robot or other site', async () => {
    const { response, html } = await refuse({ email: 'nobody' })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(html).not.toContain('data-analytics')
  })

  test('is told to wait where the sender has sent too many', async () => {
    let last = await refuse({})
    for (let sent = 0; last.response.status === 303 && sent < 50; sent++)
      last = await refuse({ message: `Hej ${sent}` })
    expect(last.response.status).toBe(429)
    expect(Number(last.response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(last.html).toContain(`<strong>${form.tooMany}</strong></p><p>${words.sv.keptBelow}</p>`)
    expect(last.html).toContain('>\nHej ')
  })
})
