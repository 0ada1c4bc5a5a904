import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../../harness/port.ts'
import { pathWithPostgres } from '../../../harness/postgres.ts'
import { booking } from '../../../tests/fixtures/desk.ts'
import { subscriber } from '../../../tests/fixtures/subscriber.ts'
import { smallDisk } from '../../../tests/soak/scenarios/full-disk.ts'
import { eachTest } from '../../../tests/support/each-test.ts'
import {
  databaseForEachTest,
  dialect,
  freshDatabase,
  freshForEachTest,
} from '../../../tests/support/fresh-database.ts'
import { runOwnerCommand } from '../../../tests/support/owner-command.ts'
import type { Database } from '../../core/database/open.server.ts'
import { lastDone, recordDone } from '../../core/operations/last-done.server.ts'
import { day, minute } from '../../core/time/durations.ts'
import { storeMessage } from '../messages/store.server.ts'

// Each command runs restic several times, which takes its time to make a key of the password.
vi.setConfig({ testTimeout: 120_000 })

const isMissing = spawnSync('restic', ['version']).error !== undefined
if (isMissing) console.log('Skipped, off-site backups: need restic (Debian: restic)')

const onSqlite = dialect === 'sqlite'

const fresh = freshForEachTest()
/** Stays open during the commands, like the connection of a running server. */
const database = databaseForEachTest(fresh)
const repository = eachTest(
  () => join(mkdtempSync(join(tmpdir(), 'repository-')), 'site'),
  (folder) => rmSync(dirname(folder), { recursive: true, force: true }),
)
const settings = () => ({ RESTIC_REPOSITORY: repository(), RESTIC_PASSWORD: 'a long one' })

const runCommand = (
  command: string,
  options: string[],
  environment: Record<string, string> = {},
  on = fresh(),
) => runOwnerCommand(on, command, options, { PATH: pathWithPostgres(), ...settings(), ...environment })
const offsite = (action: string, environment?: Record<string, string>) =>
  runCommand('offsite', [action], environment)

/** Restic itself, as an owner may use it. */
const restic = (...options: string[]) =>
  execFileSync('restic', ['--no-cache', '--quiet', ...options], {
    encoding: 'utf8',
    env: { ...process.env, ...settings() },
    input: 'a copy',
  })

/** A backup of an earlier day. */
const store = (tag: string, date: string, ...options: string[]) =>
  restic(
    ...['backup', '--stdin', '--stdin-filename=site.db', `--tag=${tag}`, `--time=${date} 03:30:00`],
    ...options,
  )

const write = (message: string) =>
  storeMessage(database(), {
    name: 'Åsa',
    email: 'asa@example.com',
    message,
    language: 'sv',
    isSpam: false,
    networks: undefined,
  })

async function fill() {
  // What PostgreSQL escapes in a dump, and what it does not.
  for (const message of ['One', 'Two\nlines\\.\tand a tab', 'Line\u2028separator', '\\.'])
    await write(message)
  await database()
    .insertInto('bookings')
    .values(booking({ id: 'booking', created_at: 1, starts_at: 2, ends_at: 3, about: 'All\nof it' }))
    .execute()
  for (const name of ['one', 'two'])
    await database()
      .insertInto('subscribers')
      .values(subscriber({ id: name, email: `${name}@example.com` }))
      .execute()
  await database().insertInto('views').values({ post: 'a', views: 7 }).execute()
}

const allIn = async (database: Database) => ({
  messages: await database.selectFrom('messages').selectAll().orderBy('id').execute(),
  bookings: await database.selectFrom('bookings').selectAll().execute(),
  subscribers: await database.selectFrom('subscribers').selectAll().orderBy('id').execute(),
  views: await database.selectFrom('views').selectAll().execute(),
})
const held = '4 messages, 7 views, 1 booking, 2 subscribers'

describe.skipIf(isMissing)('an off-site backup', () => {
  test('brings every message, booking and subscriber to a new machine', async () => {
    await fill()
    expect((await offsite('init')).stdout).toContain('Created')
    expect((await offsite('init')).stdout).toContain('It already exists')
    const sent = await offsite('send')
    expect([sent.code, sent.stderr]).toEqual([0, ''])
    expect(sent.stdout).toContain(`Sent: ${held}\n`)
    expect(sent.stdout).toContain(`holds ${held}, as when it was sent`)
    for (const job of ['offsite', 'offsite-check'] as const)
      expect(Date.now() - ((await lastDone(database(), job)) ?? 0)).toBeLessThan(minute)
    // Nobody can read it over there.
    for (const file of globSync('**', { cwd: repository(), withFileTypes: true }))
      if (file.isFile()) expect(readFileSync(join(file.parentPath, file.name)).includes('asa@')).toBe(false)

    await write('Later')
    const again = await offsite('send')
    expect([again.code, again.stdout]).toEqual([0, expect.not.stringContaining('Checked')])
    const { stdout } = await offsite('list')
    expect(stdout).toMatch(/^id +made +messages +views +bookings +subscribers\n/)
    // Of one day the last is kept.
    expect(stdout.trim().split('\n')).toHaveLength(2)
    expect(stdout).toMatch(/ 5 +7 +1 +2\n$/)

    const newMachine = await freshDatabase()
    const restored = await runCommand('restore', ['--from-offsite'], {}, newMachine)
    expect([restored.code, restored.stderr]).toEqual([0, ''])
    expect(restored.stdout).toContain('Restored: 5 messages, 7 views, 1 booking, 2 subscribers\n')
    const newDatabase = await newMachine.open()
    expect(await allIn(newDatabase)).toEqual(await allIn(database()))
    await newDatabase.destroy()
    await newMachine.remove()
  })

  test.runIf(onSqlite)(
    'is checked again after a week, and counts as missing while the check fails',
    async () => {
      await fill()
      await offsite('init')
      store('site', '2024-12-20')
      // The smaller one of its two files holds the copy, which only the check reads.
      const [file = ''] = globSync(`${repository()}/data/*/*`).toSorted(
        (a, b) => statSync(a).size - statSync(b).size,
      )
      await offsite('send')
      const lastGood = Date.now() - day
      await recordDone(database(), 'offsite', lastGood)
      await recordDone(database(), 'offsite-check', Date.now() - 7 * day)
      const bytes = readFileSync(file)
      bytes.writeUInt8(bytes.readUInt8(20) ^ 255, 20)
      chmodSync(file, 0o600)
      writeFileSync(file, bytes)
      for (const action of ['send', 'check']) {
        const { code, stderr } = await offsite(action)
        expect([code, stderr.trim().split('\n')]).toEqual([
          1,
          [expect.stringContaining('RESTIC_REPOSITORY: what is stored there is damaged')],
        ])
      }
      expect(await lastDone(database(), 'offsite')).toBe(lastGood)
    },
  )

  test.runIf(onSqlite)('that holds something else than was sent is noticed', async () => {
    await fill()
    await offsite('init')
    await offsite('send')
    restic('tag', '--tag=site', '--remove=messages=4', '--add=messages=40')
    const { code, stderr } = await offsite('check')
    expect([code, stderr]).toEqual([1, expect.stringMatching(/holds 4 messages.* was sent with 40 messages/)])
  })

  test.runIf(onSqlite)(
    'is kept for seven days, four weeks and twelve months, beside those of others',
    async () => {
      await write('Now')
      await offsite('init')
      const days = '12-20 12-19 12-18 12-17 12-16 12-15 12-14'
      const weeks = '12-08 12-01 11-24'
      const months = '10-31 09-30 08-31 07-31 06-30 05-31 04-30 03-31 02-29 01-31'
      const inYear = (dates: string) => dates.split(' ').map((date) => `2024-${date}`)
      const dates = inYear(`${days} ${weeks} ${months}`)
      // Machines that are gone count too.
      for (const [index, date] of dates.entries()) store('site', date, `--host=machine-${index % 2}`)
      store('photos', '2020-01-01')
      expect((await offsite('send')).code).toBe(0)
      const kept = JSON.parse(restic('snapshots', '--json')).map(({ time }: { time: string }) =>
        time.slice(0, 10),
      )
      // The one of now is one of the seven, of the four and of the twelve.
      const left =
        '12-20 12-19 12-18 12-17 12-16 12-15 12-08 11-24 10-31 09-30 08-31 07-31 06-30 05-31 04-30 03-31 02-29'
      expect(kept.slice(0, -1)).toEqual([...inYear(left), '2020-01-01'].toReversed())
    },
  )

  test.runIf(onSqlite)('says in one line what is wrong with a setting or the place', async () => {
    await write('Kept')
    const refusal = async (action: string, environment: Record<string, string> = {}) => {
      const { code, stdout, stderr } = await offsite(action, environment)
      expect([code, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1])
      return stderr.trim()
    }
    expect(await refusal('send', { RESTIC_REPOSITORY: '' })).toContain('RESTIC_REPOSITORY is not set')
    expect(await refusal('send', { RESTIC_REPOSITORY: 'the attic' })).toContain(
      'RESTIC_REPOSITORY: must be a place',
    )
    expect(await refusal('send', { RESTIC_PASSWORD: '' })).toContain('RESTIC_PASSWORD: is missing')
    expect(await refusal('send')).toMatch(/^RESTIC_REPOSITORY: there is no repository/)
    await offsite('init')
    expect(await refusal('check')).toContain('no backup has been sent there yet')
    for (const action of ['init', 'send'])
      expect(await refusal(action, { RESTIC_PASSWORD: 'another' })).toBe(
        'RESTIC_PASSWORD: is not the password of this repository',
      )
    const away = `rest:http://me:secret@127.0.0.1:${await freePort()}/site`
    const error = await refusal('send', { RESTIC_REPOSITORY: away })
    expect(error).toMatch(/^RESTIC_REPOSITORY: .*connection refused/)
    expect(error).not.toContain('secret')
    renameSync(repository(), `${repository()}-unmounted`)
    expect(await refusal('send')).toMatch(/^RESTIC_REPOSITORY: there is no repository/)
    expect(await lastDone(database(), 'offsite')).toBeUndefined()
    const { code, stderr } = await runCommand('offsite', ['remove'])
    expect([code, stderr]).toEqual([1, expect.stringContaining('\nUsage: npm run offsite -- ')])
  })

  test.runIf(onSqlite)(
    'says in one line which disk is full, and is whole when there is room again',
    async () => {
      const disk = smallDisk(16)
      if (!disk) return console.log('Skipped: this user may not mount a small disk')
      onTestFinished(disk.remove)
      const onDisk = { RESTIC_REPOSITORY: join(disk.folder, 'site') }
      await write('Kept')
      expect((await offsite('init', onDisk)).code).toBe(0)
      disk.fill()
      const full = await offsite('send', onDisk)
      expect([full.code, full.stderr]).toEqual([
        1,
        expect.stringMatching(/^RESTIC_REPOSITORY: the place is full.*\n$/),
      ])
      const scratch = await offsite('send', { TMPDIR: disk.folder })
      expect([scratch.code, scratch.stderr.trim().split('\n').length]).toEqual([1, 1])
      disk.empty()
      expect((await offsite('send', onDisk)).stdout).toContain('Checked')
    },
  )
})
