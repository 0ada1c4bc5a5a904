import pino from 'pino'
import { expect, test } from 'vitest'
import { type ReceivedMail, startMailServer } from '../../../harness/mail-server.ts'
import { bookingRequest } from '../../../tests/fixtures/booking-request.ts'
import { networksCalled } from '../../../tests/fixtures/client-networks.ts'
import { checkCalendar } from '../../../tests/support/check-calendar.ts'
import { eachTest } from '../../../tests/support/each-test.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { mails } from '../../../tests/support/features.ts'
import { databaseForEachTest } from '../../../tests/support/fresh-database.ts'
import { pages } from '../../addresses/pages.ts'
import { startOutbox } from '../../core/mail/outbox.server.ts'
import { newMail } from '../../core/mail/outbox-store.server.ts'
import { facts } from '../../core/site/facts.ts'
import { formatDayAt, formatTimeAt, zoneName } from '../../core/site/written-time.ts'
import { knownLanguages } from '../../core/text/language.ts'
import { hour } from '../../core/time/durations.ts'
import { type Availability, loadFreeTimes } from './availability.server.ts'
import { type BookingRequest, storeBooking } from './book.server.ts'
import type { Booking } from './booking-state.server.ts'
import { cancelBooking, cancelForOwner, confirmBooking, moveBooking } from './change.server.ts'
import { bookingRules } from './rules.ts'
import type { BookingMailKind } from './tables.server.ts'
import { findBooking } from './tokens.server.ts'

const owner = 'owner@example.com'
const visitor = 'asa@example.com'
const siteUrl = 'https://site.example'
const availability: Availability = {
  // So that the reminder is not due at once.
  rules: { ...bookingRules, noticeHours: 30 },
  busy: [],
}

const database = databaseForEachTest()
const mail = eachTest(startMailServer, (server) => server.stop())
const outbox = eachTest(
  () =>
    startOutbox({
      mails,
      database: database(),
      config: {
        smtpUrl: mail().url,
        mailFrom: 'site@example.com',
        mailTo: owner,
        siteUrl,
        busyCalendars: [],
        mailPerMinute: 60,
      },
      log: pino({ enabled: false }),
    }),
  (started) => started.stop(),
)

async function book(changes: Partial<BookingRequest> = {}) {
  const [start = 0] = await loadFreeTimes(database(), availability)
  const request = bookingRequest(start, { kind: 'video', ...changes })
  const outcome = await storeBooking(database(), availability, request)
  if (outcome.is !== 'stored') throw new Error(outcome.is)
  return outcome
}

/** Delivers what is due, and returns the mails that came. */
async function deliver(): Promise<{ toVisitor: ReceivedMail[]; toOwner: ReceivedMail[] }> {
  const before = mail().mails.length
  outbox().wake()
  await eventually(async () => {
    const due = await database()
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .where('due_at', '<=', Date.now())
      .execute()
    expect(due).toEqual([])
  })
  const mails = mail().mails.slice(before)
  const sentTo = (address: string) => mails.filter(({ to }) => to.join() === address)
  expect(sentTo(visitor).length + sentTo(owner).length).toBe(mails.length)
  return { toVisitor: sentTo(visitor), toOwner: sentTo(owner) }
}

function only<Thing>(things: readonly Thing[]): Thing {
  const [first] = things
  expect(things).toHaveLength(1)
  if (first === undefined) throw new Error('None')
  return first
}

/** The entry of a mail: the part that programs answer to, and the same as a file. */
function entryOf({ parts }: ReceivedMail) {
  const part = only(parts.filter(({ headers }) => headers['content-type']?.startsWith('text/calendar')))
  const file = only(parts.filter(({ headers }) => headers['content-type']?.startsWith('application/ics')))
  expect(file.text).toBe(part.text)
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="?[a-z]+\.ics"?$/)
  const { method, entries } = checkCalendar(part.text)
  expect(part.headers['content-type']).toBe(`text/calendar; charset=utf-8; method=${method}`)
  return { method, ...only(entries) }
}

const hasEntry = ({ parts }: ReceivedMail) => parts.length > 1

/** Expects a link of this mail's own to the booking, of which only a hash is stored. */
async function expectLink({ text }: ReceivedMail, { id, language }: Booking) {
  const [, token = ''] = new RegExp(`${siteUrl}${pages.book[language]}\\?booking=(\\S+)`).exec(text) ?? []
  expect((await findBooking(database(), token))?.id).toBe(id)
  const hashes = await database().selectFrom('booking_tokens').selectAll().execute()
  expect(JSON.stringify(hashes)).not.toContain(token)
  return token
}

function expectTime({ text }: ReceivedMail, { starts_at, language }: Booking) {
  expect(text).toContain(formatDayAt(starts_at, language))
  expect(text).toContain(formatTimeAt(starts_at))
  expect(text).toContain(zoneName(language))
}

test.each(knownLanguages)(
  'a booking is confirmed to the visitor and told to the owner (%s)',
  async (language) => {
    const { booking } = await book({ language })
    const { toVisitor, toOwner } = await deliver()

    const confirmation = only(toVisitor)
    expectTime(confirmation, booking)
    await expectLink(confirmation, booking)
    expect(confirmation.text).toContain(facts.booking.words[language].video)
    expect(confirmation.text).toContain(facts.booking.videoLink)
    expect(confirmation.headers['auto-submitted']).toBe('auto-generated')
    const invited = entryOf(confirmation)
    expect(invited).toMatchObject({
      method: 'REQUEST',
      uid: `booking-${booking.id}@site.example`,
      sequence: 0,
      status: 'CONFIRMED',
      starts: booking.starts_at,
      ends: booking.ends_at,
      location: facts.booking.videoLink,
      created: Math.floor(booking.created_at / 1000) * 1000,
      organizer: { address: 'site@example.com' },
      attendees: [{ address: visitor, partstat: 'NEEDS-ACTION', rsvp: 'TRUE' }],
    })

    const notice = only(toOwner)
    expectTime(notice, booking)
    for (const given of ['Åsa Öberg', visitor, '070-123 45 67', 'Vår webbplats är långsam.'])
      expect(notice.text).toContain(given)
    expect(notice.headers.subject).toContain('Åsa Öberg')
    expect(notice.headers.subject).toContain(formatTimeAt(booking.starts_at))
    expect(notice.headers['reply-to']).toContain(visitor)
    expect(notice.headers['auto-submitted']).toBe('auto-generated')
    // Nobody can be invited by themselves.
    expect(entryOf(notice)).toMatchObject({
      method: 'PUBLISH',
      uid: invited.uid,
      sequence: 0,
      status: 'CONFIRMED',
      organizer: { address: owner },
      attendees: [],
    })
    // The secret link is for the visitor alone, and calendars are shared.
    for (const { text } of [...notice.parts, ...confirmation.parts.slice(1)])
      expect(text).not.toContain('?booking=')
  },
)

test.each(knownLanguages)(
  'a pending time is confirmed by a mail that gives nothing away (%s)',
  async (language) => {
    const { booking } = await book({ language, isLikelyBot: true })
    const { toVisitor, toOwner } = await deliver()
    const pending = only(toVisitor)
    expect([toOwner, hasEntry(pending)]).toEqual([[], false])
    expectTime(pending, booking)
    if (facts.booking.videoLink) expect(pending.text).not.toContain(facts.booking.videoLink)
    expect(pending.text).toContain(formatTimeAt(booking.pending_until ?? 0))

    const token = await expectLink(pending, booking)
    await confirmBooking(database(), availability, { token, networks: networksCalled('one') })
    const confirmed = await deliver()
    expect(entryOf(only(confirmed.toVisitor)).method).toBe('REQUEST')
    expect(confirmed.toOwner).toHaveLength(1)
  },
)

test.each(knownLanguages)('a moved meeting is the same entry at another time (%s)', async (language) => {
  const { booking } = await book({ language, kind: 'phone' })
  const confirmation = only((await deliver()).toVisitor)
  const { uid } = entryOf(confirmation)
  const token = await expectLink(confirmation, booking)
  const start = (await loadFreeTimes(database(), availability)).at(-1) ?? 0
  const change = await moveBooking(database(), availability, {
    token,
    start,
    networks: networksCalled('one'),
  })
  if (change.is !== 'changed') throw new Error(change.is)

  const { toVisitor, toOwner } = await deliver()
  const same = { uid, sequence: 1, starts: start, location: '070-123 45 67' }
  expect(entryOf(only(toVisitor))).toMatchObject({ ...same, method: 'REQUEST' })
  expect(entryOf(only(toOwner))).toMatchObject({ ...same, method: 'PUBLISH' })
  for (const received of [...toVisitor, ...toOwner]) expectTime(received, change.booking)
  await expectLink(only(toVisitor), booking)
})

test.each(
  knownLanguages.flatMap((language) => [
    [language, ''] as const,
    [language, 'Jag är sjuk, förlåt!'] as const,
  ]),
)(
  'a cancelled meeting is cancelled in both calendars, excused in the words of the owner (%s, “%s”)',
  async (language, reason) => {
    const { booking, token } = await book({ language })
    const { uid } = entryOf(only((await deliver()).toVisitor))
    if (reason) await cancelForOwner(database(), availability.rules, { id: booking.id, reason })
    else await cancelBooking(database(), availability, { token, networks: networksCalled('one') })
    const { toVisitor, toOwner } = await deliver()
    const same = { uid, sequence: 1, status: 'CANCELLED' }
    expect(entryOf(only(toVisitor))).toMatchObject({ ...same, method: 'CANCEL' })
    expect(entryOf(only(toOwner))).toMatchObject({ ...same, method: 'PUBLISH' })
    for (const { text } of [...toVisitor, ...toOwner]) {
      expect(text).toContain(formatDayAt(booking.starts_at, language))
      expect(text).toContain(reason)
    }
    expect(only(toVisitor).text).toContain(`${siteUrl}${pages.book[language]}\r\n`)
    expect(only(toOwner).headers['reply-to']).toContain(visitor)
  },
)

test.each(knownLanguages)('the visitor is reminded, with all they need (%s)', async (language) => {
  const { booking } = await book({ language })
  await deliver()
  const reminder = await database()
    .selectFrom('outbox')
    .select('due_at')
    .where('kind', '=', 'booking-reminder')
    .executeTakeFirstOrThrow()
  expect(reminder.due_at).toBe(booking.starts_at - 24 * hour)
  await database()
    .updateTable('outbox')
    .set({ next_at: 0, due_at: 0 })
    .where('kind', '=', 'booking-reminder')
    .execute()
  const { toVisitor, toOwner } = await deliver()
  const received = only(toVisitor)
  expect([toOwner, hasEntry(received)]).toEqual([[], false])
  expectTime(received, booking)
  await expectLink(received, booking)
  expect(received.text).toContain(facts.booking.videoLink)
})

const everyKind: BookingMailKind[] = [
  'booking-held',
  'booking-booked',
  'booking-moved',
  'booking-cancelled',
  'booking-reminder',
  'booking-booked-owner',
  'booking-moved-owner',
  'booking-cancelled-owner',
]

test.each<[string, Partial<Booking>, BookingMailKind[]]>([
  [
    'has begun',
    { state: 'confirmed', starts_at: Date.now() - hour },
    ['booking-booked-owner', 'booking-moved-owner'],
  ],
  ['is cancelled', { state: 'cancelled' }, ['booking-cancelled', 'booking-cancelled-owner']],
  ['was pending and is over', { state: 'pending', pending_until: Date.now() - hour }, []],
  [
    'is confirmed',
    { state: 'confirmed', pending_until: null },
    everyKind.filter((kind) => !/held|cancelled/.test(kind)),
  ],
])('of a meeting that %s, only what is still of use is sent', async (_, changes, wanted) => {
  const { booking } = await book()
  await database().deleteFrom('outbox').execute()
  await database().updateTable('bookings').set(changes).execute()
  await database()
    .insertInto('outbox')
    .values(everyKind.map((kind) => newMail({ booking_id: booking.id, kind, due_at: 0 })))
    .execute()
  await deliver()
  await eventually(async () => {
    const rows = await database().selectFrom('outbox').select(['kind', 'sent_at']).execute()
    expect(rows.every(({ sent_at }) => sent_at !== null)).toBe(true)
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(wanted.toSorted())
  })
})

test('nothing is sent about a booking that was deleted', async () => {
  await book()
  await database().deleteFrom('bookings').execute()
  expect(await deliver()).toEqual({ toVisitor: [], toOwner: [] })
})

const hostile = [
  ['lines of an entry', 'Line\r\nEND:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR'],
  ['other line ends', 'Bare\rATTENDEE:mailto:x@example.com\nX-EVIL:1\u2028X-EVIL:2\u0085X-EVIL:3'],
  ['what separates and escapes', "a,b;c:d\\e\\n\\,^n^'g"],
  ['parameters', '"; X="y":mailto:x@example.com'],
  ['emoji of many parts', '👩🏽‍💻'.repeat(220)],
  ['2,000 letters', 'å'.repeat(2000)],
  ['half a character', 'half \ud83d a character'],
  ['lines of a mail', '\r\n.\r\nBcc: x@example.com'],
] as const

test.each(hostile)('the visitor cannot break out of mail and entry with %s', async (_, text) => {
  const { booking } = await book({ name: text, about: text, phone: text.slice(0, 40), kind: 'phone' })
  const { toVisitor, toOwner } = await deliver()
  const [confirmation, notice] = [only(toVisitor), only(toOwner)]
  for (const { headers } of [confirmation, notice]) expect(headers.bcc).toBeUndefined()
  // Both readers' programs see one entry, with the visitor alone as attendee, or nobody.
  const entries = [entryOf(confirmation), entryOf(notice)]
  expect(entries.map(({ starts }) => starts)).toEqual([booking.starts_at, booking.starts_at])
  expect(entries.map(({ attendees }) => attendees.map(({ address }) => address))).toEqual([[visitor], []])
  const { description, summary } = entryOf(notice)
  const letters = (from: string) => from.toWellFormed().replace(/[\p{Cc}\s]+/gu, '')
  expect(letters(description)).toContain(letters(text))
  expect(letters(summary)).toContain(letters(text))
})
