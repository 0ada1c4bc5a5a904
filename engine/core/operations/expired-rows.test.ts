import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestedApp } from '../../../tests/support/app.ts'
import { eachTest } from '../../../tests/support/each-test.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { expiries, mailKinds, removeExpired } from '../../../tests/support/features.ts'
import { newMail } from '../mail/outbox-store.server.ts'
import { day, hour } from '../time/durations.ts'
import { startRetention } from './expired-rows.server.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const tested = eachTest(
  async () => {
    const app = await openTestedApp()
    // Its first round would remove what a test has just stored.
    await app.background.retention.stop()
    return app
  },
  (app) => app.close(),
)

const [kind] = mailKinds

/** Stores a mail about nothing else that is stored, which is sent at this moment. */
const sendMail = (sentAt: number) =>
  tested()
    .database.insertInto('outbox')
    .values({ ...newMail({ id: `sent ${sentAt}`, kind, due_at: 0 }), sent_at: sentAt })
    .execute()

const addSalt = (day: string) =>
  tested().database.insertInto('view_salts').values({ day, salt: 'grain' }).execute()

const remaining = async () => ({
  mails: (await tested().database.selectFrom('outbox').select('id').execute()).length,
  salts: (await tested().database.selectFrom('view_salts').select('day').execute()).map(({ day }) => day),
})

test('mails about no message or booking are removed a month after they were sent or given up', async () => {
  const [old, young] = [Date.parse('2026-10-20T12:00:00Z'), Date.parse('2026-10-22T12:00:00Z')]
  const stored = mailKinds.flatMap((kind) => [
    { ...newMail({ id: `${kind} sent`, kind, due_at: 0 }), sent_at: old },
    { ...newMail({ id: `${kind} failed`, kind, due_at: 0 }), failed_at: old, last_error: '550 No' },
    { ...newMail({ id: `${kind} kept`, kind, due_at: 0 }), failed_at: young, last_error: '550 No' },
    newMail({ id: `${kind} waits`, kind, due_at: 0 }),
  ])
  await tested().database.insertInto('outbox').values(stored).execute()
  await removeExpired(tested().database, now)
  const left = await tested().database.selectFrom('outbox').select('id').execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual(
    mailKinds.flatMap((kind) => [`${kind} kept`, `${kind} waits`]).toSorted(),
  )
})

test('the server removes expired data at its start and when a day has passed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now })
  await addSalt('2026-11-19')
  const retention = startRetention(tested().database, expiries, tested().log)
  await eventually(async () => expect((await remaining()).salts).toEqual([]))
  await addSalt('2026-11-20')
  await vi.advanceTimersByTimeAsync(10 * hour)
  expect((await remaining()).salts).toEqual(['2026-11-20'])
  await eventually(async () => {
    // A round that is still under way began before midnight.
    await vi.advanceTimersByTimeAsync(2 * hour)
    expect((await remaining()).salts).toEqual([])
  })
  await retention.stop()
  const removed = tested().logged.map((line): { salts?: number } => JSON.parse(line))
  expect(removed.reduce((sum, { salts = 0 }) => sum + salts, 0)).toBe(2)
})

describe('a clock', () => {
  const year = 365 * day

  beforeEach(() => tested().database.deleteFrom('jobs').execute())

  /** The server looks at these moments, one run each; resolves with how many mails are left after each. */
  async function lookAt(...moments: number[]) {
    const left: number[] = []
    for (const moment of moments) {
      vi.useFakeTimers({ toFake: ['Date'], now: moment })
      await startRetention(tested().database, expiries, tested().log).stop()
      left.push((await remaining()).mails)
    }
    return left
  }

  test.each([
    ['two days', 2 * day],
    ['four years', 4 * 365 * day],
  ])('that is %s ahead for a moment, at a start or while running, removes nothing', async (_, shift) => {
    await sendMail(now - 28.5 * day)
    expect(await lookAt(now + shift, now + shift + hour)).toEqual([1, 1])
    expect(await lookAt(now, now + day, now + day + hour)).toEqual([1, 1, 1])
    expect(await lookAt(now + shift + 2 * day, now + day + 2 * hour)).toEqual([1, 1])
    expect(tested().logged.join('')).toContain('the clock has jumped')
  })

  test('that goes on is believed a day after it has jumped, as after a server was off for a year', async () => {
    await sendMail(now - year)
    expect(await lookAt(now - year - day, now - year)).toEqual([1, 1])
    expect(await lookAt(now, now + hour, now + 23 * hour, now + day, now + day + hour)).toEqual([
      1, 1, 1, 0, 0,
    ])
    await sendMail(now - year)
    // The next jump is doubted anew.
    expect(await lookAt(now + day + 9 * hour)).toEqual([1])
  })

  test('that goes back removes nothing, and is right at once', async () => {
    expect(await lookAt(now - day, now)).toEqual([0, 0])
    await sendMail(now - day)
    expect(await lookAt(Date.parse('1970-01-01T01:00:00Z'))).toEqual([1])
    expect(await lookAt(now)).toEqual([1])
  })
})

test.each([
  ['stay where they were begun while the rows are removed', day + 5_000, 1],
  ['end where they were begun with a clock far ahead', 10 * day, 0],
])('limits %s', async (_, ahead, left) => {
  await tested()
    .database.insertInto('limits')
    .values({ sender: 'a', used: 99, until: now + ahead })
    .execute()
  await removeExpired(tested().database, now)
  expect(await tested().database.selectFrom('limits').selectAll().execute()).toHaveLength(left)
})
