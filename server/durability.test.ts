import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookOneTime, noBookingFaults, surviveBookingKills } from '../tests/soak/scenarios/bookings.ts'
import { surviveRestarts } from '../tests/soak/scenarios/database-away.ts'
import { harmless, surviveReadOnly } from '../tests/soak/scenarios/full-disk.ts'
import { surviveKills } from '../tests/soak/scenarios/kills.ts'
import { countReaders, mailOwner } from '../tests/soak/scenarios/many-visitors.ts'
import { surviveNewsletterKills } from '../tests/soak/scenarios/newsletters.ts'
import { restartAtSocket, restartBehind, unnoticed } from '../tests/soak/scenarios/restarts.ts'
import { countThroughCrash } from '../tests/soak/scenarios/visits.ts'
import { startCaddy } from '../tests/support/caddy.ts'
import { engine, type FreshDatabase, freshDatabase } from '../tests/support/fresh-database.ts'
import { startNginx } from '../tests/support/nginx.ts'

/* Short versions of the tests in durability.soak.ts. */

const timeout = 180_000
let fresh: FreshDatabase

beforeEach(async () => {
  fresh = await freshDatabase()
})

afterEach(() => fresh.remove())

test('a server killed under load keeps every accepted message', { timeout }, async () => {
  const rounds = 2
  const { sentAgain, ...rest } = await surviveKills(fresh, rounds)
  expect(rest).toMatchObject({ lost: 0, unmailed: 0 })
  expect(sentAgain).toBeLessThanOrEqual(rounds)
})

test('a server killed under load keeps every acknowledged booking', { timeout }, async () => {
  expect(await surviveBookingKills(fresh, 2)).toMatchObject(noBookingFaults)
})

test('an article reaches each subscriber once, though the server is killed', { timeout }, async () => {
  const kills = 3
  const { sentAgain, slowestMessage, ...rest } = await surviveNewsletterKills(fresh, 300, kills)
  expect(rest).toEqual({ missed: 0, twice: 0 })
  expect(sentAgain).toBeLessThanOrEqual(kills)
  expect(slowestMessage).toBeLessThan(10)
})

test('of 50 visitors who book one time at once, one gets it', { timeout }, async () => {
  expect(await bookOneTime(fresh)).toEqual({ 201: 1, 409: 49 })
})

test.runIf(engine === 'sqlite')('a restart of the server loses no request', { timeout }, async () => {
  expect(await restartAtSocket(fresh, 1)).toMatchObject(unnoticed)
})

test.runIf(engine === 'postgresql')(
  'restarts of two servers in turn lose no request',
  { timeout },
  async () => {
    expect(await restartBehind(startNginx, fresh, 1)).toMatchObject(unnoticed)
  },
)

test('restarts behind Caddy lose no request', { timeout }, async () => {
  expect(await restartBehind(startCaddy, fresh, 1)).toMatchObject(unnoticed)
})

test('a killed server loses only the views of ten seconds, a stopped one none', { timeout }, async () => {
  const { written, unwritten, last, seconds, views } = await countThroughCrash(fresh)
  expect(seconds).toBeLessThan(20)
  expect(views).toBeGreaterThanOrEqual(written + last)
  expect(views).toBeLessThanOrEqual(written + unwritten + last)
})

test('200 simultaneous readers count as 200 views', { timeout }, async () => {
  expect(await countReaders(fresh, 200)).toMatchObject({ counted: 200 })
})

test('50 messages lead to 50 mails to the owner', { timeout }, async () => {
  expect(await mailOwner(fresh, 50)).toMatchObject({ toOwner: 50, missing: 0 })
})

test.runIf(engine === 'postgresql')(
  'while PostgreSQL is down, visitors get 503 and nothing is lost',
  { timeout },
  async () => {
    const { lost, sentAgain, exitCode, answers } = await surviveRestarts(2)
    expect({ lost, sentAgain, exitCode }).toEqual({ lost: 0, sentAgain: 0, exitCode: 0 })
    expect(Object.keys(answers).toSorted()).toEqual(harmless.answers)
  },
)

test.runIf(engine === 'postgresql')(
  'while PostgreSQL is read-only, visitors get 503 and nothing is lost',
  { timeout },
  async () => {
    expect(await surviveReadOnly(fresh)).toEqual(harmless)
  },
)
