import { expect, onTestFinished, test, vi } from 'vitest'
import { addMessages, booking, message } from '../../../tests/fixtures/desk.ts'
import { deskForEachTest, openDeskInTest } from '../../../tests/support/desk.ts'
import type { DeskFacts } from '../../core/desk/api.ts'
import { claimNext, newMail } from '../../core/mail/outbox-store.server.ts'
import { facts } from '../../core/site/facts.ts'
import { site } from '../../core/site/site.ts'
import type { Today } from './today.server.ts'

const desk = deskForEachTest()
const today = () => desk().read<Today>('/api/today')

test('mails that failed, with whom they are about and what the mail server said', async () => {
  await addMessages(desk().database, [message({ id: 'asa', name: 'Åsa' })])
  await desk()
    .database.insertInto('bookings')
    .values(booking({ id: 'bo', name: 'Bo' }))
    .execute()
  const failed = { attempts: 3, last_error: '451 Try later' }
  const mails = [
    { ...newMail({ id: 'a', message_id: 'asa', kind: 'owner', due_at: 4 }), ...failed, failed_at: 9 },
    { ...newMail({ id: 'b', booking_id: 'bo', kind: 'booking-booked', due_at: 3 }), ...failed },
    { ...newMail({ id: 'c', kind: 'calendar-unreadable', due_at: 2 }), ...failed },
    { ...newMail({ id: 'd', message_id: 'asa', kind: 'confirmation', due_at: 1 }), ...failed, sent_at: 9 },
    newMail({ id: 'e', message_id: 'asa', kind: 'confirmation', due_at: 1 }),
  ]
  await desk().database.insertInto('outbox').values(mails).execute()
  const { failedMails, checks } = await today()
  const common = { sentAt: null, error: '451 Try later', messageId: null, bookingId: null, name: '' }
  expect(failedMails).toEqual([
    { ...common, id: 'a', kind: 'owner', is: 'failed', messageId: 'asa', name: 'Åsa' },
    { ...common, id: 'b', kind: 'booking-booked', is: 'retrying', bookingId: 'bo', name: 'Bo' },
    { ...common, id: 'c', kind: 'calendar-unreadable', is: 'retrying' },
  ])
  expect(checks.find(({ about }) => about === 'mail')).toMatchObject({ is: 'bad' })
  const change = await desk().change('/api/mails/b/resend')
  expect((await today()).failedMails.map(({ id }) => id)).toEqual(['a', 'c'])
  await desk().undo(change)
  expect((await today()).failedMails.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(await desk().send('/api/mails/d/resend')).toBe(404)
})

test('more failed mails than a statement of SQLite has places for values', async () => {
  const { database } = desk()
  await database
    .insertInto('bookings')
    .values(booking({ id: 'bo', name: 'Bo' }))
    .execute()
  const failed = { ...newMail({ booking_id: 'bo', kind: 'booking-moved', due_at: 1 }), last_error: '550 No' }
  const mails = Array.from({ length: 33_000 }, (_, index) => ({ ...failed, id: String(index) }))
  for (let start = 0; start < mails.length; start += 1000)
    await database
      .insertInto('outbox')
      .values(mails.slice(start, start + 1000))
      .execute()
  const { failedMails } = await today()
  expect(failedMails).toHaveLength(mails.length)
  expect(failedMails.every(({ name }) => name === 'Bo')).toBe(true)
})

test('a failed mail can be put away, and is not failed any more', async () => {
  const mailed = await openDeskInTest({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const failed = { ...newMail({ kind: 'calendar-unreadable', due_at: 1 }), attempts: 3, last_error: '550 No' }
  const mails = ['a', 'b', 'c'].map((id) => ({ ...failed, id, failed_at: id === 'c' ? null : 9 }))
  await mailed.database.insertInto('outbox').values(mails).execute()
  const seen = async () => {
    const { failedMails, checks } = await mailed.read<Today>('/api/today')
    const ids = failedMails.map(({ id }) => id).toSorted()
    return [ids.join(), checks.find(({ about }) => about === 'mail')?.is]
  }
  expect(await seen()).toEqual(['a,b,c', 'bad'])
  await mailed.change('/api/mails/c/dismiss')
  const change = await mailed.change('/api/mails/dismiss')
  expect(await seen()).toEqual(['', 'good'])
  expect(await claimNext(mailed.database)).toEqual({ mayGoAt: undefined })
  await mailed.undo(change)
  expect(await seen()).toEqual(['a,b', 'bad'])
  expect(await mailed.send('/api/mails/c/dismiss')).toBe(404)
})

test('the page never waits for a check', async () => {
  // Nobody answers at this address (RFC 5737).
  const slow = await openDeskInTest({ settings: { SITE_URL: 'https://192.0.2.1' } })
  const { checks } = await slow.read<Today>('/api/today')
  const certificate = checks.find(({ about }) => about === 'certificate')
  expect(certificate?.is).toBe('unknown')
  expect(certificate?.detail).not.toBe('timeout')
})

test('what the page has to know about the business', async () => {
  vi.stubEnv('LC_ALL', 'sv_SE.UTF-8')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await desk().read<DeskFacts>('/api/desk')).toMatchObject({
    // Of the office, whatever the machine speaks.
    language: 'en',
    siteUrl: 'http://localhost:3000',
    timeZone: facts.timeZone,
    replyWithin: { en: site.promises.en.within, sv: site.promises.sv.within },
  })
})
