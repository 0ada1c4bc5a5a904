import { expect, test } from 'vitest'
import { addOwnerNotices } from '../../../tests/support/features.ts'
import { databaseForEachTest } from '../../../tests/support/fresh-database.ts'
import { readConfig } from '../../core/config/config.server.ts'
import { recordDone } from '../../core/operations/last-done.server.ts'
import { hour } from '../../core/time/durations.ts'

const database = databaseForEachTest()
const alerts = () => database().selectFrom('alerts').selectAll().orderBy('created_at').execute()

type Look = [hours: number, told: number]

/** Backups that were made before, and how many alerts there are when somebody looks so many hours from now. */
const missing: [string, kind: 'backup' | 'offsite', madeAt: number[], looks: Look[]][] = [
  ['before the first one, once, after a night and a half', 'backup', [], looksAt('0:0 35:0 37:1 61:1')],
  ['once a day, to whom has made one before', 'backup', [0], looksAt('35:0 37:1 59:1 61:2')],
  ['not, where it was made meanwhile', 'backup', [0, 62], looksAt('63:0')],
  ['once a day, also before the first off-site one', 'offsite', [], looksAt('0:0 35:0 37:1 61:2')],
  ['not, where an off-site one was made meanwhile', 'offsite', [62], looksAt('97:0 99:1')],
]

function looksAt(text: string): Look[] {
  return text.split(' ').map((look) => {
    const [hours = 0, told = 0] = look.split(':').map(Number)
    return [hours, told]
  })
}

test.each(missing)('a missing backup is told %s', async (_, kind, madeAt, looks) => {
  const now = Date.now()
  for (const hours of madeAt) await recordDone(database(), kind, now + hours * hour)
  // Where copies are also kept elsewhere those here are made.
  if (kind === 'offsite') await recordDone(database(), 'backup', now + 100 * hour)
  const settings = { RESTIC_REPOSITORY: kind === 'offsite' ? '/a' : '', RESTIC_PASSWORD: 'b' }
  const config = { ...readConfig(settings), hasReminders: false, hasWeekMail: false }
  for (const [hours, told] of looks) {
    await addOwnerNotices(database(), config, now + hours * hour)
    expect([hours, (await alerts()).map((alert) => alert.kind)]).toEqual([
      hours,
      Array(told).fill(`${kind}-missing`),
    ])
  }
})
