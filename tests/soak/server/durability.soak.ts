import { afterEach, beforeEach, expect, test } from 'vitest'
import { startCaddy } from '../../support/caddy.ts'
import { engine, type FreshDatabase, freshDatabase } from '../../support/fresh-database.ts'
import { startNginx } from '../../support/nginx.ts'
import { noBookingFaults, surviveBookingKills } from '../scenarios/bookings.ts'
import { surviveRestarts } from '../scenarios/database-away.ts'
import { harmless, smallDisk, surviveFullDisk, surviveReadOnly } from '../scenarios/full-disk.ts'
import { surviveKills } from '../scenarios/kills.ts'
import { countReaders, mailOwner } from '../scenarios/many-visitors.ts'
import { surviveNewsletterKills } from '../scenarios/newsletters.ts'
import { restartAtSocket, restartBehind, unnoticed } from '../scenarios/restarts.ts'

/* Long versions of the tests in durability.test.ts: `npm run test:soak`. */

let fresh: FreshDatabase

beforeEach(async () => {
  fresh = await freshDatabase()
})

afterEach(() => fresh.remove())

/** Prints the result of a test. */
function report<Figures extends object>(measured: Figures): Figures {
  console.log(`${engine}: ${expect.getState().currentTestName}: ${JSON.stringify(measured)}`)
  return measured
}

test('a server killed 20 times under load keeps every accepted message', async () => {
  const rounds = 20
  const { sentAgain, ...rest } = report(await surviveKills(fresh, rounds))
  expect(rest).toMatchObject({ lost: 0, unmailed: 0 })
  expect(sentAgain).toBeLessThanOrEqual(rounds)
})

test('a server killed 20 times under load keeps every acknowledged booking', async () => {
  expect(report(await surviveBookingKills(fresh, 20))).toMatchObject(noBookingFaults)
})

test('an article for 3,000 subscribers reaches each once, though the server is killed 10 times', async () => {
  const kills = 10
  const { sentAgain, slowestMessage, ...rest } = report(await surviveNewsletterKills(fresh, 3_000, kills))
  expect(rest).toEqual({ missed: 0, twice: 0 })
  expect(sentAgain).toBeLessThanOrEqual(kills)
  expect(slowestMessage).toBeLessThan(10)
})

test.runIf(engine === 'sqlite')('10 restarts of the server lose no request', async () => {
  expect(report(await restartAtSocket(fresh, 10))).toMatchObject(unnoticed)
})

test.runIf(engine === 'postgresql')('10 restarts of two servers in turn lose no request', async () => {
  expect(report(await restartBehind(startNginx, fresh, 10))).toMatchObject(unnoticed)
})

// The test above covers one server behind Caddy.
test.runIf(engine === 'postgresql')('10 restarts of two servers behind Caddy lose no request', async () => {
  expect(report(await restartBehind(startCaddy, fresh, 10))).toMatchObject(unnoticed)
})

test('5000 readers, 250 at a time, count as 5000 views', async () => {
  expect(report(await countReaders(fresh, 5000))).toMatchObject({ counted: 5000 })
})

test('1000 messages lead to 1000 mails to the owner', async () => {
  const expected = { toOwner: 1000, missing: 0 }
  expect(report(await mailOwner(fresh, 1000))).toMatchObject(expected)
})

test.runIf(engine === 'postgresql')('6 restarts of PostgreSQL lose nothing', async () => {
  const { lost, sentAgain, exitCode, answers } = report(await surviveRestarts(6))
  expect({ lost, sentAgain, exitCode }).toEqual({ lost: 0, sentAgain: 0, exitCode: 0 })
  expect(Object.keys(answers).toSorted()).toEqual(harmless.answers)
})

test.runIf(engine === 'postgresql')('a read-only PostgreSQL loses nothing', async () => {
  expect(report(await surviveReadOnly(fresh))).toEqual(harmless)
})

test('a full disk loses nothing', async ({ skip }) => {
  // An empty PostgreSQL database takes eight megabytes.
  const disk = smallDisk(engine === 'postgresql' ? 16 : 2)
  if (!disk) return skip('Only root may mount a small disk')
  try {
    const onDisk = await freshDatabase({ disk: disk.folder })
    expect(report(await surviveFullDisk(onDisk, disk))).toEqual(harmless)
    await onDisk.remove()
  } finally {
    disk.remove()
  }
})
