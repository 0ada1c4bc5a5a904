import { once } from 'node:events'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pathWithPostgres } from '../../../harness/postgres.ts'
import { networksCalled } from '../../../tests/fixtures/client-networks.ts'
import { subscriber } from '../../../tests/fixtures/subscriber.ts'
import {
  databaseForEachTest,
  dialect,
  freshDatabase,
  freshForEachTest,
} from '../../../tests/support/fresh-database.ts'
import { outcomeOf, runOwnerCommand, spawnOwnerCommand } from '../../../tests/support/owner-command.ts'
import { databaseFile } from '../../core/database/database-file.server.ts'
import { lockFolder } from '../../core/database/lock.server.ts'
import { migrate } from '../../core/database/migrate.server.ts'
import { migrations } from '../../core/database/migrations.server.ts'
import { postgresDialect } from '../../core/database/postgres.server.ts'
import { sqliteDialect } from '../../core/database/sqlite.server.ts'
import type { Tables } from '../../core/database/tables.server.ts'
import { mailboxKey } from '../../core/mail/unverified-mail.server.ts'
import { lastDone, recordDone } from '../../core/operations/last-done.server.ts'
import { facts } from '../../core/site/facts.ts'
import { formatTime } from '../../core/terminal/format-time.server.ts'
import { day, minute } from '../../core/time/durations.ts'
import { dumpDatabase } from '../../features/backups/postgres-tools.server.ts'
import { loadFreeTimes } from '../../features/booking/availability.server.ts'
import { type BookingRequest, storeBooking } from '../../features/booking/book.server.ts'
import { bookingRules } from '../../features/booking/rules.ts'
import { storeMessage } from '../../features/messages/store.server.ts'
import { importSubscribers } from '../../features/newsletter/subscribers.server.ts'

/* How commands read their arguments and what they print. What they do is tested beside what they call. */

const secret = 'Åsa.Öberg-writes-this'
const asa = 'asa@example.com'
const onSqlite = dialect === 'sqlite'

const fresh = freshForEachTest()
/** Stays open during the commands, like the connection of a running server. */
const database = databaseForEachTest(fresh)
const fileNamed = (name: string) => join(fresh().settings.dataFolder, name)

const runCommand = (command: string, ...options: string[]) => runOwnerCommand(fresh(), command, options)

/** What a command prints that succeeds. */
async function printed(command: string, ...options: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(command, ...options)
  expect([code, stderr]).toEqual([0, ''])
  return stdout
}

/** The line with which a command fails. */
async function refusal(command: string, ...options: string[]): Promise<string> {
  const { code, stderr } = await runCommand(command, ...options)
  expect([code, stderr.trimEnd().split('\n')]).toEqual([1, [expect.any(String)]])
  return stderr
}

const write = (changes: Partial<Parameters<typeof storeMessage>[1]> = {}, at?: number) =>
  storeMessage(
    database(),
    {
      name: 'Åsa Öberg',
      email: asa,
      message: secret,
      language: 'sv',
      isSpam: false,
      networks: undefined,
      ...changes,
    },
    at,
  )
const messages = () => database().selectFrom('messages').selectAll().orderBy('received_at').execute()
const subscribers = () => database().selectFrom('subscribers').selectAll().orderBy('email').execute()
const bookings = () => database().selectFrom('bookings').selectAll().orderBy('starts_at').execute()

/** Books a time and returns it. */
async function book(changes: Partial<BookingRequest> = {}): Promise<number> {
  const availability = { rules: bookingRules, busy: [] }
  const free = await loadFreeTimes(database(), availability, Date.now() + day)
  const start = free.find((time) => time >= (changes.start ?? 0)) ?? 0
  const outcome = await storeBooking(database(), availability, {
    kind: 'video',
    name: 'Åsa Öberg',
    email: asa,
    phone: '',
    about: '',
    language: 'sv',
    isLikelyBot: false,
    idempotencyKey: undefined,
    networks: networksCalled('one'),
    ...changes,
    start,
  })
  expect(outcome.is).toBe('stored')
  return start
}

/** Writes what the built site says of its articles. */
function writeManifest(articles: object[]) {
  mkdirSync(fileNamed('build'))
  writeFileSync(
    fileNamed('build/manifest.json'),
    JSON.stringify({ files: {}, titles: {}, redirects: {}, articles }),
  )
}

describe('a person', () => {
  const bytes = () =>
    readdirSync(fresh().settings.dataFolder)
      .filter((name) => name.startsWith('site.db'))
      .map((name) => readFileSync(fileNamed(name)).toString('utf8'))
      .join()

  test('is erased without a trace in the database files', async () => {
    for (let number = 0; number < 40; number++) {
      const message = `${secret} ${number} ${'lorem '.repeat(900)}`
      await write({ message, email: number % 2 ? asa : 'ASA@example.com' })
    }
    await database()
      .updateTable('outbox')
      .set({ last_error: `550 <${asa}> unknown` })
      .execute()
    await write({ email: 'bo@example.com', message: `Ask ${asa} or my-${asa}, ${asa}.` })
    await write({ email: 'cy@example.com', message: 'Stays' })
    const start = await book({ email: 'Asa@example.com', phone: '0987654321', about: secret })
    await book({ email: 'dy@example.com', name: 'Dy', about: `With ${asa}`, start: start + day })
    await database()
      .insertInto('subscribers')
      .values(subscriber({ email: asa, consent: 'Yes' }))
      .execute()
    if (onSqlite) expect(bytes()).toContain(secret)
    const mailbox = await mailboxKey(database(), asa)
    const limitsOfMailbox = () =>
      database().selectFrom('limits').select('sender').where('sender', 'like', `%:${mailbox}`).execute()
    expect(await limitsOfMailbox()).not.toEqual([])

    const record = JSON.parse(await printed('person', 'export', asa))
    expect(record.messages).toHaveLength(40)
    expect(record.messages[0].mails).toMatchObject([{ error: `550 <${asa}> unknown` }, {}])
    expect(record.bookings).toMatchObject([
      { phone: '0987654321', start: new Date(start).toISOString(), mails: [{}, {}, {}] },
    ])
    expect(record.subscriptions).toMatchObject([{ email: asa, consent: 'Yes' }])
    expect(record.mentionedBy).toMatchObject([{ email: 'bo@example.com' }, { email: 'dy@example.com' }])

    const erased = await printed('person', 'erase', 'Asa@Example.com')
    expect(erased).toContain(
      'Erased: 40 messages with 80 e-mails, 1 booking with 3 e-mails, 1 subscription, and 2 mentions',
    )
    expect(erased).toContain(`The meeting of ${formatTime(start)} is no longer booked`)
    expect(await bookings()).toMatchObject([{ about: 'With [erased]' }])
    expect(await database().selectFrom('booking_tokens').selectAll().execute()).toHaveLength(1)
    expect(await subscribers()).toEqual([])
    expect(await limitsOfMailbox()).toEqual([])
    expect((await messages()).map(({ message }) => message)).toEqual([
      `Ask [erased] or my-${asa}, [erased].`,
      'Stays',
    ])
    // PostgreSQL's files are not in the data folder.
    if (!onSqlite) return
    for (const erasedText of [secret, '0987654321']) expect(bytes()).not.toContain(erasedText)
    expect(bytes().replaceAll(`my-${asa}`, '')).not.toMatch(/asa@example\.com/i)
    expect(bytes()).toContain('Stays')
  })

  test.each([
    'anna@åkeri.se',
    'anna@xn--keri-poa.se',
    'ANNA@ÅKERI.SE',
    ' anna@a\u030akeri.se\u200b',
    'mailto:Anna@XN--keri-poa.se?subject=Hej',
    'Anna <anna@Åkeri.se>',
  ])('is found by the address however it is written: %j', async (typed) => {
    // As forms store it, and as an older list of subscribers was imported.
    await write({ email: 'Anna@xn--keri-poa.se' })
    await book({ email: 'anna@xn--keri-poa.se' })
    await database()
      .insertInto('subscribers')
      .values(subscriber({ email: 'anna@åkeri.se' }))
      .execute()
    const mention =
      'Ask anna@Åkeri.se, ANNA@xn--keri-poa.se or anna@a\u030akeri.se, not my-anna@åkeri.se or anna@åkeri.seå'
    await write({ email: 'bo@example.com', message: mention })
    writeFileSync(fileNamed('site.db.before-restore-1'), '… anna@åkeri.se …')
    const record = JSON.parse(await printed('person', 'export', typed))
    expect([record.messages, record.bookings, record.subscriptions, record.mentionedBy]).toMatchObject([
      [{}],
      [{}],
      [{}],
      [{}],
    ])
    const erased = await printed('person', 'erase', typed)
    expect(erased).toMatch(
      /^Erased: 1 message with \d e-mails, 1 booking with \d e-mails, 1 subscription, and 1 mention/,
    )
    expect(erased).toContain('before-restore-1')
    expect((await messages()).map(({ message }) => message)).toEqual([
      'Ask [erased], [erased] or [erased], not my-anna@åkeri.se or anna@åkeri.seå',
    ])
  })

  test.runIf(!onSqlite)('is erased without a trace in the files of PostgreSQL', async () => {
    await importSubscribers(database(), [{ email: asa, language: 'sv' }])
    const traces = async () => {
      await sql`checkpoint`.execute(database())
      const { rows } = await sql<{ at: number }>`select position(convert_to(${asa}, 'UTF8') in
        pg_read_binary_file(pg_relation_filepath('subscribers'))) as at`.execute(database())
      return rows[0]?.at
    }
    expect(await traces()).toBeGreaterThan(0)
    await printed('person', 'erase', asa)
    expect(await traces()).toBe(0)
  })
})

describe('a backup', () => {
  // Commands start the tools of PostgreSQL.
  beforeEach(() => void vi.stubEnv('PATH', pathWithPostgres()))
  afterEach(() => void vi.unstubAllEnvs())

  const copy = () => fileNamed('copy.db')

  test('is made beside the running server and restored when it has stopped', async () => {
    await write({ message: 'Kept' })
    expect(await printed('backup', copy())).toContain(
      onSqlite ? '1 message, 0 views' : 'a dump for pg_restore',
    )
    expect(Date.now() - ((await lastDone(database(), 'backup')) ?? 0)).toBeLessThan(minute)
    expect(await refusal('backup', copy())).toContain('already exists')
    await write({ message: 'Later' })
    expect(await refusal('restore', copy())).toContain('stop it first')
    expect(await messages()).toHaveLength(2)

    await database().destroy()
    expect(await printed('restore', copy())).toContain('before-restore-')
    expect(await printed('person', 'export', asa)).not.toContain('Later')
    // A dump is compressed.
    if (!onSqlite) return
    const before = readdirSync(fresh().settings.dataFolder).find((name) => name.includes('before-restore'))
    expect(readFileSync(fileNamed(before ?? ''), 'utf8')).toContain('Later')
  })

  test('of an earlier release replaces the tables of later ones, and the server starts with it', async () => {
    const earlier = await freshDatabase({ isNew: true })
    const { databaseUrl, dataFolder } = earlier.settings
    const old = new Kysely<Tables>({
      dialect: databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataFolder),
    })
    await migrate(old, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '010')))
    await old.insertInto('views').values({ post: 'a', views: 7 }).execute()
    await old.destroy()
    if (databaseUrl) dumpDatabase(databaseUrl, copy())
    else copyFileSync(databaseFile(dataFolder), copy())
    await earlier.remove()

    await importSubscribers(database(), [{ email: asa, language: 'sv' }])
    await database().destroy()
    expect(await printed('restore', copy())).toContain('Restored: 0 messages, 7 views')
    const restored = await fresh().open()
    expect(await restored.selectFrom('subscribers').selectAll().execute()).toEqual([])
    expect(await restored.selectFrom('views').select('views').execute()).toEqual([{ views: 7 }])
    await restored.destroy()
  })

  test.runIf(onSqlite).each([
    ['its write-ahead log', ['-wal'], 2],
    ['all that lies beside it', ['-wal', '-shm'], 2],
    ['the journal of a change that was never finished', ['-journal'], 1],
  ])('copied by hand with %s is counted and restored as a whole', async (_, logs, count) => {
    const file = databaseFile(fresh().settings.dataFolder)
    await write({ message: 'Kept' })
    const others = logs.includes('-journal') ? new DatabaseSync(file) : undefined
    if (others) {
      await database().destroy()
      others.exec('pragma journal_mode = delete; pragma cache_size = 1; begin; delete from messages')
      others.exec(`create table spilled as select printf('%.900000c', 'x')`)
    } else await write({ message: 'Only in the log' })
    for (const log of ['', ...logs]) copyFileSync(file + log, copy() + log)
    others?.close()
    const bytesOf = () => ['', ...logs].map((log) => readFileSync(copy() + log).toString('latin1'))
    const before = bytesOf()
    await database().destroy()
    expect(await printed('restore', copy())).toContain(`Restored: ${count} message`)
    expect(bytesOf()).toEqual(before)
    const restored = await fresh().open()
    expect(await restored.selectFrom('messages').select('id').execute()).toHaveLength(count)
    await restored.destroy()
    expect(readdirSync(fresh().settings.dataFolder).filter((name) => name.startsWith('restore-'))).toEqual([])
  })

  test.each(['backup', 'export'])(
    '%s touches nothing that was there, and names a folder that cannot be written',
    async (command) => {
      writeManifest([])
      const path = fileNamed('taken')
      mkdirSync(`${path}.part`)
      writeFileSync(`${path}.part/kept`, 'mine')
      await printed(command, path)
      expect(readFileSync(`${path}.part/kept`, 'utf8')).toBe('mine')
      expect(readdirSync(fresh().settings.dataFolder).filter((name) => name.includes('.part-'))).toEqual([])
      expect(await refusal(command, '/proc/taken')).toContain('/proc/taken')
    },
  )

  test.runIf(onSqlite)('is not restored while another process has the lock of the data', async () => {
    await printed('backup', copy())
    await database().destroy()
    const lock = lockFolder(fresh().settings.dataFolder)
    onTestFinished(() => lock.close())
    expect(await refusal('restore', copy())).toContain('stop it first')
  })

  test('that is damaged is not restored', async () => {
    await write({ message: 'Kept' })
    await printed('backup', copy())
    await database().destroy()
    const whole = readFileSync(copy())
    for (const damaged of [whole.subarray(0, 5000), Buffer.from('no database'), Buffer.alloc(0)]) {
      writeFileSync(copy(), damaged)
      const { code, stderr } = await runCommand('restore', copy())
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(onSqlite ? /is not a sound copy/ : /pg_restore failed/),
      ])
    }
    expect(await printed('person', 'export', asa)).toContain('Kept')
  })
})

test('the language of the office is that of what commands print', async () => {
  const { officeLanguage } = facts
  facts.officeLanguage = 'sv'
  onTestFinished(() => {
    facts.officeLanguage = officeLanguage
  })
  await write({ message: 'Hej' })
  expect(await printed('retention', '--dry-run')).toContain('Skulle tas bort:\n  0 meddelanden äldre')
  expect(await refusal('restore', fileNamed('none'))).toContain('none: filen finns inte')
  expect(await printed('person', 'erase', asa)).toMatch(/^Raderat: 1 meddelande med \d mejl, 0 bokningar/)
  const refusals: [Parameters<typeof runCommand>, says: string][] = [
    [['restore', 'a', 'b'], 'Fel antal argument\nAnvändning: npm run restore'],
    [['restore', '--all'], '--all är inget val här'],
    [['backup'], 'Ange en fil\n'],
    [['backup', fresh().settings.dataFolder], 'finns redan: ange en annan fil'],
    [['export', fileNamed('no/where')], 'är ingen mapp'],
    [['person', 'forget'], 'Välj export eller erase'],
    [['person', 'erase', 'asa'], 'Ange en e-postadress'],
  ]
  for (const [command, says] of refusals)
    expect(await runCommand(...command)).toMatchObject({ code: 1, stderr: expect.stringContaining(says) })
})

test('retention lists what has expired, and removes it unless the clock has jumped', async () => {
  await write({ message: 'Long ago' }, Date.now() - 4 * 365 * day)
  await write({ message: 'Today' })
  expect(await printed('retention', '--dry-run')).toContain('Would be removed:\n  1 message older')
  await recordDone(database(), 'retention', Date.now() - 10 * day)
  expect(await refusal('retention')).toMatch(/^The clock shows /)
  expect(await messages()).toHaveLength(2)
  await recordDone(database(), 'retention')
  expect(await printed('retention')).toContain('Removed:\n  1 message older')
  expect((await messages()).map(({ message }) => message)).toEqual(['Today'])
})

test
  .runIf(onSqlite)
  .each([
    'person erase',
    'person constructor asa@example.com',
    'person export asa@example.com --all',
    'backup',
    'restore',
    'retention --soon',
  ])('%s prints the usage and exits with 1', async (line) => {
  const [command = '', ...options] = line.split(' ')
  const { code, stderr } = await runCommand(command, ...options)
  expect(code).toBe(1)
  expect(stderr).toMatch(new RegExp(`\\nUsage: npm run ${command} -- |\\nUsage: npm run ${command}\\n$`))
})

test.runIf(onSqlite)('a folder without a database is reported and stays empty', async () => {
  await database().destroy()
  const { dataFolder } = fresh().settings
  for (const name of readdirSync(dataFolder)) rmSync(join(dataFolder, name))
  expect(await refusal('person', 'export', asa)).toContain('there is no database yet')
  expect(readdirSync(dataFolder)).toEqual([])
})

test.runIf(onSqlite)('a process takes .env, and ends with a code of its own', async () => {
  const start = () => spawnOwnerCommand(fresh(), 'backup', ['there/is/none'])
  expect(await outcomeOf(start())).toEqual({
    code: 1,
    stdout: '',
    stderr: 'there/is is not a folder\n',
  })
  writeFileSync(fileNamed('.env'), 'MAIL_TO=nobody')
  expect((await outcomeOf(start())).stderr).toMatch(/^MAIL_TO=nobody: /)
})

test.runIf(onSqlite)('a process whose reader leaves, as `head` does, is no failure', async () => {
  await write({ message: 'Long '.repeat(100_000) })
  const program = spawnOwnerCommand(fresh(), 'person', ['export', asa])
  program.stdout.destroy()
  const [[code], stderr] = await Promise.all([once(program, 'exit'), text(program.stderr)])
  expect([code, stderr]).toEqual([0, ''])
})
