import { expect, test } from 'vitest'
import { openDeskInTest } from '../../../../tests/support/desk.ts'
import { freshDatabase } from '../../../../tests/support/fresh-database.ts'
import type { Check } from '../../../core/desk/api.ts'
import { recordDone } from '../../../core/operations/last-done.server.ts'
import { hour } from '../../../core/time/durations.ts'
import { checkBackup } from './check-backups.server.ts'

test.each(['backup', 'offsite'] as const)(
  'the %s is bad after a night and a half, and due where none was made',
  async (about) => {
    const fresh = await freshDatabase()
    const database = await fresh.open()
    const made = Date.parse('2026-11-24T03:30Z')
    const at = (hours: number) => checkBackup(database, made + hours * hour, about)
    expect(await at(0)).toEqual({ about, is: 'due', at: null, detail: '' })
    await recordDone(database, about, made)
    expect(await at(35)).toEqual({ about, is: 'good', at: made, detail: '' })
    expect(await at(37)).toEqual({ about, is: 'bad', at: made, detail: '' })
    await database.destroy()
    await fresh.remove()
  },
)

test('each kind of backup is looked after by itself, the off-site one where there is one', async () => {
  const both = await openDeskInTest({ settings: { OFFSITE_BACKUPS: '1' } })
  await recordDone(both.database, 'offsite')
  const backupsIn = ({ checks }: { checks: Check[] }) =>
    checks.flatMap(({ about, is }) => (about === 'backup' || about === 'offsite' ? [[about, is]] : []))
  expect(backupsIn(await both.read('/api/today'))).toEqual([
    ['backup', 'due'],
    ['offsite', 'good'],
  ])
  expect(backupsIn(await (await openDeskInTest({})).read('/api/today'))).toEqual([['backup', 'due']])
})
