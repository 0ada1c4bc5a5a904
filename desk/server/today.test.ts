import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { dayAfter, localDay } from '../../content/clock.ts'
import { toEpoch } from '../../content/moments.ts'
import { claimNext, newMail } from '../../server/mail/outbox-store.ts'
import { bookingRules } from '../../tests/fixtures/booking-rules.ts'
import { openTestedDesk, type TestedDesk } from '../../tests/support/desk.ts'
import type { DeskFacts, Today } from '../api.ts'

const hour = 60 * 60 * 1000

let desk: TestedDesk

beforeEach(async () => {
  desk = await openTestedDesk()
  await desk.enter()
})
afterEach(() => desk.close())

const today = () => desk.read<Today>('/api/today')

async function write(id: string, changes: { received_at: number; spam?: 0 | 1; answered_at?: number }) {
  const fields = { language: 'en', name: id, email: 'a@example.com', message: id, fingerprint: '' } as const
  await desk.database
    .insertInto('messages')
    .values({ id, spam: 0, ...fields, ...changes })
    .execute()
}

async function book(
  id: string,
  starts_at: number,
  state: 'pending' | 'confirmed' | 'cancelled' = 'confirmed',
) {
  const fields = { kind: 'phone', language: 'en', email: 'a@example.com', phone: '1', about: '' } as const
  await desk.database
    .insertInto('bookings')
    .values({
      ...{ id, name: id, created_at: 1, starts_at, ends_at: starts_at + hour, state, pending_until: null },
      ...fields,
      ...{
        sequence: 0,
        cancelled_by: null,
        reason: '',
        request_key: null,
        request_fingerprint: null,
        proved_at: null,
      },
    })
    .execute()
}

test('who waits longest stands first; answered and suspected messages wait for nothing', async () => {
  const now = Date.now()
  await write('second', { received_at: now - hour })
  await write('first', { received_at: now - 50 * hour })
  await write('answered', { received_at: now - 3 * hour, answered_at: now })
  await write('robot', { received_at: now - 3 * hour, spam: 1 })
  const { waiting, now: answeredAt } = await today()
  expect(waiting.map(({ id }) => id)).toEqual(['first', 'second'])
  expect(Math.abs(answeredAt - now)).toBeLessThan(10_000)
})

test('the meetings of today and tomorrow that have not ended', async () => {
  const now = Date.now()
  const afterTomorrow = toEpoch(dayAfter(localDay(now, bookingRules), 2), '00:00', bookingRules)
  await book('ended', now - 2 * hour)
  await book('now', now - 1000)
  await book('tomorrow', afterTomorrow - hour)
  await book('cancelled', afterTomorrow - 2 * hour, 'cancelled')
  await book('later', afterTomorrow)
  expect((await today()).meetings.map(({ id }) => id)).toEqual(['now', 'tomorrow'])
})

test('mails that failed, with whom they are about and what the mail server said', async () => {
  await write('asa', { received_at: 1 })
  await book('bo', Date.now() + 99 * hour)
  const failed = { attempts: 3, last_error: '451 Try later' }
  const mails = [
    { ...newMail({ id: 'a', message_id: 'asa', kind: 'owner', due_at: 4 }), ...failed, failed_at: 9 },
    { ...newMail({ id: 'b', booking_id: 'bo', kind: 'booking-booked', due_at: 3 }), ...failed },
    { ...newMail({ id: 'c', kind: 'calendar-unreadable', due_at: 2 }), ...failed },
    { ...newMail({ id: 'd', message_id: 'asa', kind: 'confirmation', due_at: 1 }), ...failed, sent_at: 9 },
    newMail({ id: 'e', message_id: 'asa', kind: 'confirmation', due_at: 1 }),
  ]
  await desk.database.insertInto('outbox').values(mails).execute()
  const { failedMails, checks } = await today()
  const error = { sentAt: null, error: '451 Try later' }
  expect(failedMails).toEqual([
    { id: 'a', kind: 'owner', is: 'failed', messageId: 'asa', bookingId: null, name: 'asa', ...error },
    {
      id: 'b',
      kind: 'booking-booked',
      is: 'retrying',
      messageId: null,
      bookingId: 'bo',
      name: 'bo',
      ...error,
    },
    {
      id: 'c',
      kind: 'calendar-unreadable',
      is: 'retrying',
      messageId: null,
      bookingId: null,
      name: '',
      ...error,
    },
  ])
  expect(checks.find(({ about }) => about === 'mail')).toMatchObject({ is: 'bad' })
  const { undo } = await desk.change('/api/mails/b/resend')
  expect((await today()).failedMails.map(({ id }) => id)).toEqual(['a', 'c'])
  await desk.change(`/api/undo/${undo}`)
  expect((await today()).failedMails.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect((await desk.send('/api/mails/d/resend')).status).toBe(404)
})

test('a failed mail can be put away, and is not failed any more', async () => {
  const mailed = await openTestedDesk({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  await mailed.enter()
  const failed = { ...newMail({ kind: 'week', due_at: 1 }), attempts: 3, last_error: '550 No' }
  const mails = ['a', 'b', 'c'].map((id) => ({ ...failed, id, failed_at: id === 'c' ? null : 9 }))
  await mailed.database.insertInto('outbox').values(mails).execute()
  const seen = async () => {
    const { failedMails, checks } = await mailed.read<Today>('/api/today')
    return [
      failedMails
        .map(({ id }) => id)
        .toSorted()
        .join(),
      checks.find(({ about }) => about === 'mail')?.is,
    ]
  }
  expect(await seen()).toEqual(['a,b,c', 'bad'])
  await mailed.change('/api/mails/c/dismiss')
  const { undo } = await mailed.change('/api/mails/dismiss')
  expect(await seen()).toEqual(['', 'good'])
  expect(await claimNext(mailed.database)).toEqual({ mayGoAt: undefined })
  await mailed.change(`/api/undo/${undo}`)
  expect(await seen()).toEqual(['a,b', 'bad'])
  expect((await mailed.send('/api/mails/c/dismiss')).status).toBe(404)
  await mailed.close()
})

test('the page never waits for a check', async () => {
  // Nobody answers at this address (RFC 5737).
  const slow = await openTestedDesk({ settings: { SITE_URL: 'https://192.0.2.1' } })
  onTestFinished(() => slow.close())
  await slow.enter()
  const begun = performance.now()
  const { checks } = await slow.read<Today>('/api/today')
  expect(performance.now() - begun).toBeLessThan(2000)
  expect(checks.find(({ about }) => about === 'certificate')?.is).toBe('unknown')
})

test('what the page has to know about the business', async () => {
  expect(await desk.read<DeskFacts>('/api/desk')).toMatchObject({
    siteUrl: 'http://localhost:3000',
    timeZone: bookingRules.timeZone,
    replyHours: expect.any(Number),
    hasBooking: true,
    countsPages: true,
  })
  const apart = await openTestedDesk({
    settings: { SITE_URL: 'https://site.example', API_ORIGIN: 'https://api.site.example' },
  })
  onTestFinished(() => apart.close())
  await apart.enter()
  expect(await apart.read<DeskFacts>('/api/desk')).toMatchObject({ countsPages: false })
})
