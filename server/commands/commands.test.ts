import { once } from 'node:events'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { localDay } from '../../content/clock.ts'
import { day, hour, minute } from '../../content/durations.ts'
import { facts } from '../../content/facts.ts'
import { pathWithPostgres } from '../../harness/postgres.ts'
import { bookingRules } from '../../tests/fixtures/booking-rules.ts'
import { countedArticles } from '../../tests/fixtures/counted-articles.ts'
import { booking } from '../../tests/fixtures/desk.ts'
import { senderCalled } from '../../tests/fixtures/sender.ts'
import { subscriber } from '../../tests/fixtures/subscriber.ts'
import {
  databaseForEachTest,
  engine,
  freshDatabase,
  freshForEachTest,
} from '../../tests/support/fresh-database.ts'
import { outcomeOf, runOwnerCommand, spawnOwnerCommand } from '../../tests/support/owner-command.ts'
import { dumpDatabase } from '../backups/postgres-tools.ts'
import { loadFreeTimes } from '../bookings/availability.ts'
import { type BookingRequest, storeBooking } from '../bookings/book.ts'
import { databaseFile } from '../database/database-file.ts'
import { lockFolder } from '../database/lock.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { postgresDialect } from '../database/postgres.ts'
import { sqliteDialect } from '../database/sqlite.ts'
import type { Tables } from '../database/tables.ts'
import { mailboxKey } from '../mail/unproved-mail.ts'
import { replyDueAt } from '../messages/reply-due.ts'
import { storeMessage } from '../messages/store.ts'
import { importSubscribers } from '../newsletter/subscribers.ts'
import { lastDone, recordDone } from '../operations/jobs.ts'
import { formatTime } from '../terminal/print.ts'

/* How commands read their arguments and what they print. What they do is tested beside what they call. */

const secret = 'Åsa.Öberg-writes-this'
const asa = 'asa@example.com'
const onSqlite = engine === 'sqlite'

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
      sender: undefined,
      ...changes,
    },
    at,
  )
const messages = () => database().selectFrom('messages').selectAll().orderBy('received_at').execute()
const mails = () => database().selectFrom('outbox').selectAll().execute()
const subscribers = () => database().selectFrom('subscribers').selectAll().orderBy('email').execute()
const bookings = () => database().selectFrom('bookings').selectAll().orderBy('starts_at').execute()
const idAt = (rows: { id: string }[], index = 0) => rows[index]?.id.slice(0, 8) ?? ''

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
    sender: senderCalled('one'),
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

describe('messages', () => {
  test('are listed with their unsent mails, and how long they wait for an answer', async () => {
    const receivedAt = Date.now() - 5.5 * hour
    await write({ message: 'Long ago' }, Date.now() - 90 * day)
    await database()
      .updateTable('outbox')
      .set({ last_error: '451 Try later', attempts: 3, failed_at: 5 })
      .where('kind', '=', 'owner')
      .execute()
    await write({ message: 'First' }, receivedAt)
    await write({ message: 'Buy', isSpam: true })
    const list = await printed('messages')
    expect(list).toMatch(/^id {8}received/)
    expect(list).toMatch(/Åsa Öberg {2}asa@example\.com {2}\S.* First\n/)
    expect(list).toContain(`waiting 5 hours, until ${formatTime(replyDueAt(receivedAt))}`)
    expect(list).toMatch(/waiting 2160 hours, late since .*Long ago/)
    expect(list).toMatch(/suspect .*Buy/)
    expect(list).not.toMatch(/waiting .*Buy/)
    expect(list).toMatch(/failed +3 .*451 Try later/)
    expect(list).toMatch(/queued +0 +next /)
    expect(list).not.toContain('\u001b')
  })

  test('are shown without control characters', async () => {
    await write({ message: 'One\nTwo \u001b[2J\u009b31m', isSpam: true })
    const shown = await printed('messages', 'show', idAt(await messages()))
    expect(shown).toContain('from:         Åsa Öberg <asa@example.com>')
    expect(shown).toContain('suspect:      the form was filled in as robots do')
    expect(shown).toContain('One\nTwo □[2J□31m')
  })

  test('are exported as JSON and as CSV', async () => {
    const visit = { source: 'google', page: '/about' }
    await write({ name: '=HYPERLINK("x")', message: 'Line 1\n"Line 2"', visit })
    expect(JSON.parse(await printed('messages', 'export', '--json'))).toMatchObject([
      {
        email: asa,
        message: 'Line 1\n"Line 2"',
        suspect: false,
        source: 'google',
        firstPage: '/about',
        mails: [{ state: 'queued' }, { state: 'queued' }],
      },
    ])
    const csv = await printed('messages', 'export', '--csv')
    expect(csv).toMatch(/^[^\r]*"suspect";"answered";"mails"/)
    expect(csv).toContain('"\'=HYPERLINK(""x"")";"asa@example.com";"Line 1\n""Line 2""";"no"')
    expect(csv).toMatch(/"google";"\/about"$/m)
  })

  test('are changed by their id, and say what has happened', async () => {
    await write()
    const id = idAt(await messages())
    for (const [action, expected] of [
      ['answered', 'Marked as answered\n'],
      ['show', 'reply:        after 0 hours\n'],
      ['waiting', 'Marked as waiting\n'],
      ['resend', 'Will be retried within a minute: '],
      ['spam', 'Marked as spam\n'],
      ['not-spam', 'Marked as not spam; its e-mails will be sent within a minute\n'],
      ['delete', 'Deleted, with 2 mails\n'],
    ] as const) {
      if (action === 'not-spam') expect(await refusal('messages', 'resend', id)).toContain('marked as spam')
      expect(await printed('messages', action, id)).toContain(expected)
    }
    expect([await messages(), await mails()]).toEqual([[], []])
  })
})

describe('bookings', () => {
  test('to come are listed with their mails, all of them on request', async () => {
    const start = await book({ phone: '0401234567' })
    await book({ name: 'Bo\u001b[2J', email: 'bo@example.com', isLikelyBot: true, start: start + day })
    await database()
      .insertInto('bookings')
      .values(booking({ name: 'Past', starts_at: 1, ends_at: 2 }))
      .execute()
    const list = await printed('bookings')
    expect(list).toMatch(/^id {8}when/)
    expect(list).toContain(formatTime(start))
    expect(list).toMatch(/video +Åsa Öberg +asa@example\.com +0401234567 +booked +queued/)
    expect(list).toMatch(/video +Bo□\[2J +bo@example\.com +unconfirmed until /)
    expect(list).not.toContain('Past')
    expect(await printed('bookings', 'list', '--all')).toContain('Past')
  })

  test('are cancelled once, with a word to the visitor, and shown whole without control characters', async () => {
    const start = await book({ about: 'One\nTwo \u001b[2J' })
    const id = idAt(await bookings())
    expect(await printed('bookings', 'cancel', id, '--say', 'I am ill.')).toBe(
      'Cancelled. Åsa Öberg will get an e-mail within a minute\n',
    )
    expect(await bookings()).toMatchObject([{ cancelled_by: 'owner', reason: 'I am ill.' }])
    expect(await refusal('bookings', 'cancel', id)).toContain('is already cancelled')
    const shown = await printed('bookings', 'show', id)
    expect(shown).toContain(`when:         ${formatTime(start)} – `)
    expect(shown).toContain('name:         Åsa Öberg <asa@example.com>')
    expect(shown).toMatch(/state: +cancelled by owner\nyou said: +I am ill\.\n/)
    expect(shown).toContain('One\nTwo □[2J')
  })

  test('that have begun stay', async () => {
    const begun = booking({ starts_at: Date.now() - hour })
    await database().insertInto('bookings').values(begun).execute()
    expect(await refusal('bookings', 'cancel', idAt([begun]))).toContain('can no longer be cancelled')
    expect(await bookings()).toEqual([begun])
  })

  test('are not taken at blocked times, which can be freed', async () => {
    const start = await book()
    const date = localDay(start, facts)
    expect(await printed('bookings', 'block', date, '--note', 'Away\u001b')).toMatch(
      /1 meeting at that time stays as booked:\n.*Åsa Öberg/,
    )
    const free = await loadFreeTimes(database(), { rules: bookingRules, busy: [] })
    expect(free.some((time) => localDay(time, facts) === date)).toBe(false)
    expect(await printed('bookings', 'blocks')).toMatch(/^id +when +note\n.*Away□\n$/)
    const [blocked] = await database().selectFrom('blocked_times').selectAll().execute()
    await printed('bookings', 'free', blocked?.id.slice(0, 8) ?? '')
    expect(await printed('bookings', 'blocks')).toBe('No times are blocked\n')
  })

  test.runIf(onSqlite).each([
    [['block', 'tomorrow'], 'write a day such as'],
    [['free', '12345678'], 'there is no such blocked time'],
    [['show', 'x'], 'an id is made of'],
  ])('%j is refused in one line', async (words, why) =>
    expect(await refusal('bookings', ...words)).toContain(why),
  )
})

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
      'Erased: 40 messages with 80 mails, 1 booking with 3 mails, 1 subscription, and 2 mentions',
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

  test('is also looked for in copies from before a restore', async () => {
    writeFileSync(fileNamed('site.db.before-restore-1'), `… ${asa} …`)
    expect(await printed('person', 'erase', asa)).toContain('site.db.before-restore-1')
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
    expect(await printed('messages', 'export', '--json')).not.toContain('Later')
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
        expect.stringMatching(onSqlite ? /is no sound copy/ : /pg_restore failed/),
      ])
    }
    expect(await printed('messages', 'export', '--json')).toContain('Kept')
  })
})

test('stats show the readers of articles by week, and the sources and pages of the last 30 days', async () => {
  const path = '/blog/automate-your-infrastructure-with-ansible'
  writeManifest([{ path, aliases: [], views: 750 }])
  await database().insertInto('views').values({ post: path, views: 2 }).execute()
  for (const [days, count] of [
    [0, 12],
    [40, 100],
  ] as const) {
    const day = localDay(Date.now() - days * 24 * hour, facts)
    const views = [path, '/sv/about'].map((page) => ({ day, page, views: 2 * count }))
    await database().insertInto('page_views').values(views).execute()
    const visits = ['/', '/sv/about'].map((page) => ({ day, source: 'google', page, visits: count }))
    await database().insertInto('visits').values(visits).execute()
  }
  const stats = await printed('stats')
  expect(stats).toMatch(/^article +readers( {2}\d{4}-W\d\d){8}\n/)
  expect(stats).toMatch(new RegExp(`${path} +752 .* 24\n`))
  expect(stats).toMatch(/all +752/)
  expect(stats).toMatch(/\nvisits of the last 30 days from +visits\ngoogle +24\n/)
  expect(stats).toMatch(/\npages of the last 30 days +views\n(.+\n)?\/sv\/about +24\n/)
})

describe('newsletters', () => {
  beforeEach(() => writeManifest(countedArticles))
  const folder = countedArticles[0]?.folder ?? ''
  const one = () => subscriber({ email: 'one@example.com' })

  test('are looked at, tried and sent once', async () => {
    await database().insertInto('subscribers').values(one()).execute()
    const shown = await printed('newsletter', 'preview', folder)
    expect(shown).toContain('Subject: An article')
    expect(shown).toContain('Subject: En artikel')
    const [, file = ''] = /As HTML: (.+)/.exec(shown) ?? []
    expect(readFileSync(file, 'utf8')).toContain('<!DOCTYPE html>')
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
    expect(await mails()).toEqual([])

    expect(await printed('newsletter', 'test', folder)).toContain('2 mails to')
    expect(await printed('newsletter', 'send', folder)).toContain('1 mail in the outbox')
    expect(await refusal('newsletter', 'send', folder)).toContain('It was sent')
    expect(await refusal('newsletter', 'send', 'nothing')).toContain('no such article is published')
    const list = await printed('newsletter')
    expect(list).toMatch(/en +1 +0 +0\n/)
    expect(list).toContain(`${folder} (en) was sent`)
  })

  test('come with a list to take along and to bring', async () => {
    await database().insertInto('subscribers').values(one()).execute()
    expect(await printed('newsletter', 'export')).toMatch(
      /^\ufeff?"email";"language";"asked";"confirmed";"consent";"paused"\r\n"one@example.com";"en";/,
    )
    const bring = (end: string) =>
      writeFileSync(
        fileNamed('list.csv'),
        `\ufeffemail,language\none@example.com,en\nTwo@example.com,sv\n${end}`,
      )
    bring('no,en\n')
    expect(await refusal('newsletter', 'import', fileNamed('list.csv'))).toContain(
      'line 4: email is no e-mail address',
    )
    expect(await subscribers()).toHaveLength(1)
    bring('')
    expect(await printed('newsletter', 'import', fileNamed('list.csv'))).toContain('1 of 2 are new')
    expect(await subscribers()).toMatchObject([
      { email: 'one@example.com' },
      { email: 'two@example.com', language: 'sv', confirmed_at: null },
    ])
  })
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
    'messages fetch',
    'messages show',
    'messages --all',
    'bookings constructor',
    'bookings block',
    'bookings show 12345678 --all',
    'newsletter send',
    'person erase',
    'backup',
    'restore',
    'stats now',
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
  expect(await refusal('messages')).toContain('there is no database yet')
  expect(readdirSync(dataFolder)).toEqual([])
})

test.runIf(onSqlite)('a process takes .env, and ends with a code of its own', async () => {
  const start = () => spawnOwnerCommand(fresh(), 'messages', ['show', '12345678'])
  expect(await outcomeOf(start())).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('no such message'),
  })
  writeFileSync(fileNamed('.env'), 'MAIL_TO=nobody')
  expect((await outcomeOf(start())).stderr).toMatch(/^MAIL_TO=nobody: /)
})

test.runIf(onSqlite)('a process whose reader leaves, as `head` does, is no failure', async () => {
  await write({ message: 'Long '.repeat(100_000) })
  const program = spawnOwnerCommand(fresh(), 'messages', ['export', '--json'])
  program.stdout.destroy()
  const [[code], stderr] = await Promise.all([once(program, 'exit'), text(program.stderr)])
  expect([code, stderr]).toEqual([0, ''])
})
