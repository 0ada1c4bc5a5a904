import { expect, test, vi } from 'vitest'
import { noBookingFaults, surviveBookingKills } from '../../tests/soak/scenarios/bookings.ts'
import { surviveRestarts } from '../../tests/soak/scenarios/database-away.ts'
import {
  harmless,
  smallDisk,
  surviveFullDisk,
  surviveReadOnly,
} from '../../tests/soak/scenarios/full-disk.ts'
import { surviveKills } from '../../tests/soak/scenarios/kills.ts'
import { surviveNewsletterKills } from '../../tests/soak/scenarios/newsletters.ts'
import { restartAtSocket, restartBehind, unnoticed } from '../../tests/soak/scenarios/restarts.ts'
import { countThroughCrash } from '../../tests/soak/scenarios/visits.ts'
import { startCaddy } from '../../tests/support/caddy.ts'
import { dialect, freshDatabase, freshForEachTest } from '../../tests/support/fresh-database.ts'
import { startNginx } from '../../tests/support/nginx.ts'
import { repeats } from '../../tests/support/repeats.ts'

/* What the server has acknowledged stays, while processes are killed, databases stop and disks fill up. */

vi.setConfig({ testTimeout: repeats(180_000, 900_000) })

const fresh = freshForEachTest()

test('a server killed under load keeps every accepted message', async () => {
  const rounds = repeats(2, 6)
  const { sentAgain, ...rest } = await surviveKills(fresh(), rounds)
  expect(rest).toMatchObject({ lost: 0, unmailed: 0 })
  expect(sentAgain).toBeLessThanOrEqual(rounds)
})

test('a server killed under load keeps every acknowledged booking', async () => {
  expect(await surviveBookingKills(fresh(), repeats(1, 6))).toMatchObject(noBookingFaults)
})

test('an article reaches each subscriber once, though the server is killed', async () => {
  const kills = repeats(2, 6)
  const { sentAgain, ...rest } = await surviveNewsletterKills(fresh(), repeats(100, 1000), kills)
  expect(rest).toEqual({ missed: 0, twice: 0 })
  expect(sentAgain).toBeLessThanOrEqual(kills)
})

test.runIf(dialect === 'sqlite')('a restart of the server loses no request', async () => {
  expect(await restartAtSocket(fresh(), repeats(1, 3))).toMatchObject(unnoticed)
})

test.runIf(dialect === 'postgresql').each([
  ['Nginx', startNginx],
  ['Caddy', startCaddy],
])('restarts of two servers in turn behind %s lose no request', async (_, startProxy) => {
  expect(await restartBehind(startProxy, fresh(), repeats(1, 3))).toMatchObject(unnoticed)
})

test('a killed server loses only the views that were not written yet, a stopped one none', async () => {
  const { written, unwritten, last, views } = await countThroughCrash(fresh())
  expect(views).toBeGreaterThanOrEqual(written + last)
  expect(views).toBeLessThanOrEqual(written + unwritten + last)
})

test.runIf(dialect === 'postgresql')(
  'while PostgreSQL is down, visitors get 503 and nothing is lost',
  async () => {
    const { lost, sentAgain, exitCode, answers } = await surviveRestarts(repeats(2, 4))
    expect({ lost, sentAgain, exitCode }).toEqual({ lost: 0, sentAgain: 0, exitCode: 0 })
    expect(Object.keys(answers).toSorted()).toEqual(harmless.answers)
  },
)

test.runIf(dialect === 'postgresql')(
  'while PostgreSQL is read-only, visitors get 503 and nothing is lost',
  async () => {
    expect(await surviveReadOnly(fresh())).toEqual(harmless)
  },
)

test.runIf(process.env.SOAK)('a full disk loses nothing', async ({ skip }) => {
  // An empty PostgreSQL database takes eight megabytes.
  const disk = smallDisk(dialect === 'postgresql' ? 16 : 2)
  if (!disk) return skip('Only root may mount a small disk')
  try {
    const onDisk = await freshDatabase({ disk: disk.folder })
    expect(await surviveFullDisk(onDisk, disk)).toEqual(harmless)
    await onDisk.remove()
  } finally {
    disk.remove()
  }
})
