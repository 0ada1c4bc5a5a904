import { beforeEach, expect, test, vi } from 'vitest'
import { appForEachTest } from '../../../tests/support/app.ts'
import { mails as allMails } from '../../../tests/support/features.ts'
import type { Slots } from '../../features/booking/booking.ts'
import type { Booking } from '../../features/booking/booking-state.server.ts'
import type { MailKind } from '../database/tables.server.ts'
import { hour, minute } from '../time/durations.ts'
import { newMail } from './outbox-store.server.ts'
import { automatic, renderMail } from './render-mail.server.ts'
import { forgetMailbox, mailboxOf } from './unverified-mail.server.ts'

const today = Date.parse('2026-11-30T01:00:00+01:00')
// Before the app starts: its first look for what has expired takes a window that begins days later for one of a wrong clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: today }))

const tested = appForEachTest({ TRUST_PROXY: '1' })

const post = (path: string, body: object, network: string, headers: Record<string, string> = {}) =>
  tested().postJson(path, body, { 'X-Forwarded-For': network, ...headers })

async function mails() {
  const rows = await tested().database.selectFrom('outbox').select('kind').execute()
  const isToOwner = ({ kind }: (typeof rows)[number]) => kind === 'owner' || kind.endsWith('-owner')
  return { toOwner: rows.filter(isToOwner).length, toVisitor: rows.filter((row) => !isToOwner(row)).length }
}

test('of 75 messages in the name of a stranger all reach the owner, and three are confirmed', async () => {
  const spellings = ['stranger', 'Stranger', 'stranger+1', 'stranger+2+3']
  const statuses = new Set<number>()
  for (let sent = 0; sent < 75; sent++) {
    const email = `${spellings[sent % 4]}@third.example`
    const message = { name: 'Åsa', email, message: `Number ${sent}` }
    statuses.add((await post('/api/contact', message, `198.51.100.${sent % 61}`)).status)
  }
  expect([...statuses]).toEqual([200])
  expect(await mails()).toEqual({ toOwner: 75, toVisitor: 3 })
})

test('three mails a day are for all kinds together, and the answers stay the same', async () => {
  const email = 'stranger@third.example'
  const { slots }: Slots = await (await tested().app.request('/api/slots')).json()
  const booking = { start: slots[0], kind: 'video', name: 'Åsa', email }
  expect((await post('/api/bookings', booking, '192.0.2.1', { 'Form-Trap': 'filled' })).status).toBe(201)
  expect((await post('/api/newsletter', { email }, '192.0.2.2')).status).toBe(202)
  const message = { name: 'Åsa', email, message: 'Hej!' }
  expect((await post('/api/contact', message, '192.0.2.3')).status).toBe(200)
  expect(await mails()).toEqual({ toOwner: 1, toVisitor: 3 })
  const other = { ...booking, start: slots.at(-1) }
  expect((await post('/api/bookings', other, '192.0.2.4')).status).toBe(201)
  expect((await post('/api/contact', { ...message, message: 'Hello!' }, '192.0.2.3')).status).toBe(200)
  expect(await mails()).toEqual({ toOwner: 3, toVisitor: 3 })
})

/** With how many sign-ups, whose own limit may be lower, and how many messages of it are mailed. */
const ofOneNetwork: [string, [number, number], (nth: number) => string][] = [
  ['one IPv4 address', [5, 10], () => '192.0.2.1'],
  ['one IPv4 /24', [40, 40], (nth) => `192.0.2.${nth % 256}`],
  ['one IPv6 /48', [20, 40], (nth) => `2001:db8:0:${(nth * 3).toString(16)}::1`],
]

test.each(ofOneNetwork)(
  'whatever %s does all day, others write, sign up and book as before',
  { timeout: 120_000 },
  async (_, [signUps, messages], address) => {
    const offered = async () => (await (await tested().app.request('/api/slots')).json()) as Slots
    const { slots } = await offered()
    /** All that makes mails. */
    const doAll = (email: string, from: string, start: string | undefined) =>
      Promise.all([
        post('/api/contact', { name: 'Åsa', email, message: `From ${email}` }, from),
        post('/api/newsletter', { email }, from),
        post('/api/bookings', { name: 'Åsa', email, start, kind: 'video' }, from),
      ])
    for (let nth = 0; nth < 160; nth++) {
      vi.setSystemTime(today + nth * 8 * minute)
      await doAll(`${nth}@third.example`, address(nth), slots[nth % slots.length])
      if (nth % 40 !== 39) continue
      const before = (await mails()).toVisitor
      const [start] = (await offered()).slots
      const [message, signUp, booking] = await doAll(`${nth}@example.com`, `198.51.${nth % 256}.7`, start)
      expect([message.status, signUp.status, booking.status]).toEqual([200, 202, 201])
      expect(await booking.json()).toMatchObject({ isConfirmed: true })
      expect((await mails()).toVisitor - before).toBeGreaterThanOrEqual(3)
    }
    const sent = await tested().database.selectFrom('outbox').select('kind').execute()
    const count = (wanted: string) => sent.filter(({ kind }) => kind === wanted).length
    // Its own, and the four of others.
    expect([count('newsletter-confirm'), count('confirmation')]).toEqual([signUps + 4, messages + 4])
  },
)

type ToOwner = 'owner' | `${string}-owner` | 'reply-reminder' | 'week' | `calendar-${string}`
type ToVerified = 'newsletter' | 'newsletter-test'

/** Every mail that may go to an unverified address, with the state of the booking in which it goes. */
const unverified: Record<Exclude<MailKind, ToOwner | ToVerified>, Partial<Booking>> = {
  confirmation: {},
  'newsletter-confirm': {},
  'booking-held': { state: 'pending', pending_until: today + hour },
  'booking-booked': {},
  'booking-moved': {},
  'booking-reminder': {},
  'booking-cancelled': { state: 'cancelled', cancelled_by: 'owner' },
}

test.each(Object.entries(unverified))(
  'the mail “%s” to an unverified address holds nothing that somebody typed, and no absence note answers it',
  async (kind, changes) => {
    const { app, config, database } = tested()
    const { slots }: Slots = await (await app.request('/api/slots')).json()
    const writer = { name: 'MARKED', email: 'asa@third.example' }
    const meeting = { start: slots[0], kind: 'phone', phone: '5550142', about: 'MARKED' }
    await post('/api/bookings', { ...writer, ...meeting }, '192.0.2.1')
    await post('/api/contact', { ...writer, message: 'MARKED' }, '192.0.2.1')
    await post('/api/newsletter', { email: writer.email }, '192.0.2.1')
    if (Object.keys(changes).length > 0) await database.updateTable('bookings').set(changes).execute()
    const idIn = async (table: 'bookings' | 'messages' | 'subscribers') =>
      (await database.selectFrom(table).select('id').executeTakeFirstOrThrow()).id
    const about = {
      message_id: await idIn('messages'),
      booking_id: await idIn('bookings'),
      subscriber_id: await idIn('subscribers'),
    }
    const mail = newMail({ kind: kind as keyof typeof unverified, ...about, due_at: Date.now() })
    const rendered = await renderMail(allMails, database, mail, config)
    expect(rendered?.headers).toMatchObject(automatic)
    const written = JSON.stringify(rendered).replaceAll('\\r\\n ', '')
    expect(written).not.toMatch(/MARKED|5550142/)
  },
)

test('over the mails of all networks a sign-up says so, and can be asked again', async () => {
  const { database } = tested()
  const signUp = () => post('/api/newsletter', { email: 'asa@third.example' }, '192.0.2.1')
  const full = { sender: 'mail-newsletter:all', used: 1000, until: Date.now() + hour }
  await database.insertInto('limits').values(full).execute()
  expect((await signUp()).status).toBe(429)
  await database.deleteFrom('limits').execute()
  expect((await signUp()).status).toBe(202)
  expect(await mails()).toEqual({ toOwner: 0, toVisitor: 1 })
})

test('the limits name nobody, and forget a mailbox', async () => {
  const email = 'Asa+x@example.com'
  await post('/api/contact', { name: 'Åsa', email, message: 'Hej!' }, '192.0.2.1')
  const keys = async () => {
    const rows = await tested().database.selectFrom('limits').select('sender').execute()
    return rows.map(({ sender }) => sender.split(':')[0])
  }
  expect(await keys()).toContain('mail-mailbox')
  await forgetMailbox(tested().database, 'asa@example.com')
  expect(await keys()).not.toContain('mail-mailbox')
})

test.each([
  ['Asa@Example.COM', 'asa@example.com'],
  ['asa+news+x@example.com', 'asa@example.com'],
  ['a.s.a+x@gmail.com', 'asa@gmail.com'],
  ['A.sa@GoogleMail.com', 'asa@gmail.com'],
  ['a.sa@example.com', 'a.sa@example.com'],
  ['+x@example.com', '+x@example.com'],
  ['åsa@åäö.se', 'åsa@xn--4cab6c.se'],
])('%s is the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))
