import { expect, test, vi } from 'vitest'
import { message } from '../../../tests/fixtures/desk.ts'
import { subscriber } from '../../../tests/fixtures/subscriber.ts'
import { mails as allMails } from '../../../tests/support/features.ts'
import { processDatabases } from '../../../tests/support/process-databases.ts'
import { readConfig } from '../../core/config/config.server.ts'
import { newMail } from '../../core/mail/outbox-store.server.ts'
import { automatic, renderMail } from '../../core/mail/render-mail.server.ts'
import { recordDone } from '../../core/operations/last-done.server.ts'
import { facts } from '../../core/site/facts.ts'
import { formatDayAt, formatTimeAt } from '../../core/site/written-time.ts'
import { dayAfter } from '../../core/time/clock.ts'
import { day, hour, minute } from '../../core/time/durations.ts'
import { toEpoch } from '../../core/time/moments.ts'
import { features } from '../../server/features.ts'
import { weekWords } from './week.words.ts'
import { addWeekMail } from './week-mail.server.ts'
import { weekText } from './week-text.server.ts'

/** The week that is told begins on `monday`, the mail is due on the Monday after. */
const monday = '2026-11-16'
const told = '2026-11-23'
const at = (date: string, time: string) => toEpoch(date, time, facts)
const config = readConfig({ MAIL_TO: 'owner@example.com' })

const databaseOf = processDatabases()
const database = () => databaseOf()

const mails = () => database().selectFrom('outbox').selectAll().where('kind', '=', 'week').execute()

test('each Monday at eight one mail is stored, by one of several servers, also after restarts', async () => {
  await recordDone(database(), 'week', at(monday, '12:00'))
  await addWeekMail(database(), at(told, '07:59'))
  expect(await mails()).toEqual([])
  for (const minutes of Array(10).keys()) {
    const now = at(told, '08:00') + minutes * minute
    await Promise.all([0, 1, 2].map((process) => addWeekMail(databaseOf(process), now)))
  }
  expect((await mails()).map(({ id, due_at }) => [id, due_at])).toEqual([
    ['week-2026-W48', at(told, '08:00')],
  ])
  // The mail is sent and its row is gone: no further one is stored.
  await database().deleteFrom('outbox').execute()
  await addWeekMail(database(), at(told, '17:00'))
  expect(await mails()).toEqual([])
})

test.each([
  ['on Tuesday evening', dayAfter(told, 1), '23:59', 1],
  ['on Wednesday', dayAfter(told, 2), '00:01', 0],
])('a server that comes up %s', async (_, date, time, count) => {
  await recordDone(database(), 'week', at(monday, '12:00'))
  await addWeekMail(database(), at(date, time))
  expect(await mails()).toHaveLength(count)
})

test('a new site begins with its first whole week', async () => {
  for (const time of ['08:01', '08:02', '12:00']) await addWeekMail(database(), at(told, time))
  expect(await mails()).toEqual([])
  await addWeekMail(database(), at(dayAfter(told, 7), '08:00'))
  expect(await mails()).toHaveLength(1)
})

test.each([
  ['spring', '2026-03-30'],
  ['autumn', '2026-10-26'],
])('it is eight where the business is after the clock is changed in %s', async (_, date) => {
  await recordDone(database(), 'week', 0)
  await addWeekMail(database(), at(date, '08:00') - 1)
  expect(await mails()).toEqual([])
  await addWeekMail(database(), at(date, '08:00'))
  expect(await mails()).toHaveLength(1)
})

test('a mail that could not be sent by the end of Tuesday is not wanted any more', async () => {
  const due_at = at(told, '08:00')
  const mail = newMail({ id: 'week-2026-W48', kind: 'week', due_at })
  vi.useFakeTimers({ now: at(dayAfter(told, 1), '23:00'), toFake: ['Date'] })
  expect(await renderMail(allMails, database(), mail, config)).toMatchObject({
    to: { address: 'owner@example.com' },
    subject: expect.stringContaining('47'),
    headers: automatic,
  })
  vi.setSystemTime(at(dayAfter(told, 2), '00:01'))
  expect(await renderMail(allMails, database(), mail, config)).toBeUndefined()
})

const textOfWeek = () => weekText(database(), monday, features)

test('a week in which nothing happened is one line', async () => {
  expect(await textOfWeek()).toBe(weekWords[facts.officeLanguage].quiet)
})

test('the week is told with the one before beside it', async () => {
  const written = (name: string, received_at: number, hoursToAnswer?: number, spam: 0 | 1 = 0) =>
    message({
      name,
      received_at,
      spam,
      answered_at: hoursToAnswer ? received_at + hoursToAnswer * hour : null,
    })
  await database()
    .insertInto('messages')
    .values([
      written('Early', at(monday, '00:00') - 1, 30),
      written('First', at(monday, '00:00'), 2),
      written('Second', at(monday, '09:00'), 4),
      written('Last', at(told, '00:00') - 1),
      written('Next', at(told, '00:00')),
      written('Robot', at(monday, '09:00'), undefined, 1),
    ])
    .execute()
  await database()
    .insertInto('page_views')
    .values([
      { day: monday, page: '/about', views: 3 },
      { day: dayAfter(monday, 6), page: '/about', views: 4 },
      { day: dayAfter(monday, -7), page: '/about', views: 2 },
      { day: dayAfter(monday, 1), page: '/sv', views: 9 },
      { day: dayAfter(monday, -8), page: '/about', views: 100 },
      { day: told, page: '/about', views: 100 },
    ])
    .execute()
  await database()
    .insertInto('visits')
    .values([
      { day: monday, source: 'google', page: '/sv', visits: 6 },
      { day: monday, source: 'google', page: '/about', visits: 1 },
      { day: monday, source: 'chatgpt', page: '/about', visits: 2 },
    ])
    .execute()
  const texts = { title: '', excerpt: '', path: '', picture: '' }
  await database()
    .insertInto('newsletters')
    .values({ id: 'a/en', article: 'a', language: 'en', ...texts, sent_at: 1 })
    .execute()
  const failed_at = at(monday, '10:00')
  await database()
    .insertInto('outbox')
    .values([
      { ...newMail({ kind: 'week', due_at: 0 }), failed_at },
      { ...newMail({ kind: 'newsletter', newsletter_id: 'a/en', due_at: 0 }), failed_at },
    ])
    .execute()
  const subscribers = { new: at(monday, '10:00'), earlier: at(monday, '00:00') - 1, asked: null }
  for (const confirmed_at of Object.values(subscribers))
    await database().insertInto('subscribers').values(subscriber({ confirmed_at })).execute()
  const waits = (name: string, since: number) =>
    `  ${name}, since ${formatDayAt(since, 'en')}, ${formatTimeAt(since)}`
  expect(await textOfWeek()).toBe(
    [
      ...['Messages', '  3 new messages', '  3 answered', '  Median reply time: 4 hours'],
      ...['  1 message that may be spam', ''],
      ...[
        'Waiting for your answer',
        waits('Last', at(told, '00:00') - 1),
        waits('Next', at(told, '00:00')),
        '',
      ],
      ...[
        'Readers',
        '  16 page views (2 the week before)',
        '  9 visits (0 the week before)',
        '  1 new subscriber',
        '',
      ],
      ...['Most read', '  9 /sv (0 the week before)', '  7 /about (2 the week before)', ''],
      ...['Where they came from', '  7 google (0 the week before)', '  1–4 chatgpt (0 the week before)', ''],
      ...['Failures', '  1 e-mail could not be sent'],
    ].join('\n'),
  )
})

test('half of the answers came within the median', async () => {
  const received_at = at(monday, '09:00') + day
  const answered = [1, 3].map((hours) => message({ received_at, answered_at: received_at + hours * hour }))
  await database().insertInto('messages').values(answered).execute()
  expect(await textOfWeek()).toContain('Median reply time: 2 hours')
})
