import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayAfter, localDay, weekdays } from '../../content/clock.ts'
import { facts } from '../../content/facts.ts'
import { isoTime } from '../../content/moments.ts'
import { pathWithPostgres } from '../../harness/postgres.ts'
import { bookingRules } from '../../tests/fixtures/booking-rules.ts'
import { countedArticles } from '../../tests/fixtures/counted-articles.ts'
import { senderCalled } from '../../tests/fixtures/sender.ts'
import { engine, type FreshDatabase, freshDatabase } from '../../tests/support/fresh-database.ts'
import { runOwnerCommand } from '../../tests/support/owner-command.ts'
import { dumpDatabase } from '../backups/postgres-tools.ts'
import { type Availability, loadFreeTimes } from '../bookings/availability.ts'
import { type BookingRequest, storeBooking } from '../bookings/book.ts'
import { databaseFile } from '../database/database-file.ts'
import { lockFolder } from '../database/lock.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import type { Database } from '../database/open.ts'
import { postgresDialect } from '../database/postgres.ts'
import { sqliteDialect } from '../database/sqlite.ts'
import type { Tables } from '../database/tables.ts'
import { replyDueAt } from '../messages/reply-due.ts'
import { storeMessage } from '../messages/store.ts'
import { importSubscribers } from '../newsletter/subscribers.ts'
import { lastDone, recordDone } from '../operations/jobs.ts'
import { createIncrements } from '../statistics/increments.ts'
import { formatTime } from '../terminal/print.ts'

// Each command is a process, which a busy machine starts slowly.
vi.setConfig({ testTimeout: 60_000 })

const secret = 'Åsa.Öberg-writes-this'
const asa = 'asa@example.com'
const article = { path: '/blog/automate-your-infrastructure-with-ansible', aliases: [], views: 750 }

let fresh: FreshDatabase
/** Stays open during the commands, like the connection of a running server. */
let running: { database: Database; dataFolder: string }

beforeEach(async () => {
  fresh = await freshDatabase()
  running = { database: await fresh.open(), dataFolder: fresh.settings.dataFolder }
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await running.database.destroy()
  await fresh.remove()
})

const onSqlite = engine === 'sqlite'

const runCommand = (command: string, ...options: string[]) => runOwnerCommand(fresh, command, options)

const write = (changes: Partial<Parameters<typeof storeMessage>[1]> = {}, at?: number) =>
  storeMessage(
    running.database,
    {
      ...{ name: 'Åsa Öberg', email: asa, message: secret, language: 'sv', isSpam: false },
      sender: undefined,
      ...changes,
    },
    at,
  )
const messages = () => running.database.selectFrom('messages').selectAll().orderBy('received_at').execute()
const mails = () => running.database.selectFrom('outbox').selectAll().execute()
const firstId = async () => (await messages())[0]?.id.slice(0, 8) ?? ''

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Meetings at any hour of any day. */
const availability: Availability = {
  rules: {
    ...bookingRules,
    ...{
      minutes: 30,
      noticeHours: 0,
      daysAhead: 30,
      pauseMinutes: 0,
      mostPerDay: 9,
      closedOnHolidays: false,
    },
    openingHours: [{ days: weekdays, opens: '00:00', closes: '23:30' }],
  },
  busy: [],
}

/** Books a time and returns it. */
async function book(changes: Partial<BookingRequest> = {}): Promise<number> {
  const free = await loadFreeTimes(running.database, availability, Date.now() + 2 * day)
  const start = free.find((time) => time >= (changes.start ?? 0)) ?? 0
  const outcome = await storeBooking(running.database, availability, {
    ...{ kind: 'video', name: 'Åsa Öberg', email: asa, phone: '', about: '', language: 'sv' },
    ...{ isLikelyBot: false, idempotencyKey: undefined, sender: senderCalled('one') },
    ...changes,
    start,
  })
  expect(outcome.is).toBe('stored')
  return start
}

describe('messages', () => {
  test('are listed with their unsent mails', async () => {
    await write({ message: 'First' }, 1)
    await write({ message: 'Second', isSpam: true }, 2)
    const [mail] = await mails()
    await running.database
      .updateTable('outbox')
      .set({ last_error: '451 Try later', attempts: 3, failed_at: 5 })
      .where('id', '=', mail?.id ?? '')
      .execute()
    const { code, stdout } = await runCommand('messages')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^id {8}received/)
    expect(stdout).toMatch(/Åsa Öberg {2}asa@example\.com {2}\S.* First\n/)
    expect(stdout).toMatch(/suspect .*Second/)
    expect(stdout).toMatch(/failed +3 .*451 Try later/)
    expect(stdout).toMatch(/queued +0 +next /)
    expect(stdout).not.toContain('\u001b')
  })

  test('are shown without control characters', async () => {
    await write({ message: 'One\nTwo \u001b[2J\u009b31m', isSpam: true })
    const { stdout } = await runCommand('messages', 'show', await firstId())
    expect(stdout).toContain('from:         Åsa Öberg <asa@example.com>')
    expect(stdout).toContain('suspect:      the form was filled in as robots do')
    expect(stdout).toContain('One\nTwo □[2J□31m')
  })

  test('are exported as JSON and as CSV', async () => {
    const visit = { source: 'google', page: '/about' }
    await write({ name: '=HYPERLINK("x")', message: 'Line 1\n"Line 2"', visit })
    expect(JSON.parse((await runCommand('messages', 'export', '--json')).stdout)).toMatchObject([
      {
        email: asa,
        message: 'Line 1\n"Line 2"',
        suspect: false,
        source: 'google',
        firstPage: '/about',
        mails: [{ state: 'queued' }, { state: 'queued' }],
      },
    ])
    const { stdout } = await runCommand('messages', 'export', '--csv')
    expect(stdout).toContain('"\'=HYPERLINK(""x"")";"asa@example.com";"Line 1\n""Line 2""";"no"')
    expect(stdout).toMatch(/"google";"\/about"$/m)
  })

  test('are listed with how long they wait, until they are answered', async () => {
    const receivedAt = Date.now() - 5.5 * hour
    await write({}, receivedAt)
    await write({ message: 'Long ago' }, Date.now() - 90 * day)
    await write({ message: 'Buy', isSpam: true })
    const { stdout } = await runCommand('messages')
    expect(stdout).toContain(`waiting 5 hours, until ${formatTime(replyDueAt(receivedAt))}`)
    expect(stdout).toMatch(/waiting 2160 hours, late since .*Long ago/)
    expect(stdout).not.toMatch(/waiting .*Buy/)

    const [, first] = await messages()
    const id = first?.id ?? ''
    expect((await runCommand('messages', 'answered', id)).stdout).toBe('Marked as answered\n')
    expect((await runCommand('messages', 'show', id)).stdout).toContain('reply:        after 5 hours')
    const exported = JSON.parse((await runCommand('person', 'export', asa)).stdout)
    expect(exported.messages[1].answered).toMatch(/^\d{4}-/)
    expect((await runCommand('messages', 'waiting', id)).stdout).toBe('Marked as waiting\n')
    expect((await messages()).map(({ answered_at }) => answered_at)).toEqual([null, null, null])
    const [heading] = (await runCommand('messages', 'export', '--csv')).stdout.split('\r\n')
    expect(heading).toContain('"suspect";"answered";"mails"')
  })

  test('are mailed after `not-spam`, and no longer after `spam`', async () => {
    await write({ isSpam: true })
    expect((await runCommand('messages', 'resend', await firstId())).code).toBe(1)
    expect((await runCommand('messages', 'not-spam', await firstId())).code).toBe(0)
    expect((await mails()).map(({ kind }) => kind).toSorted()).toEqual(['confirmation', 'owner'])
    expect((await messages())[0]?.spam).toBe(0)
    expect((await runCommand('messages', 'spam', await firstId())).code).toBe(0)
    expect(await mails()).toEqual([])
    expect((await messages())[0]?.spam).toBe(1)
  })

  test('are mailed again: the mails that were given up, else the mail to the owner', async () => {
    await write()
    await running.database
      .updateTable('outbox')
      .set({ failed_at: 1, last_error: 'no', attempts: 9 })
      .execute()
    await runCommand('messages', 'resend', await firstId())
    expect((await mails()).map(({ failed_at, attempts }) => [failed_at, attempts])).toEqual([
      [null, 0],
      [null, 0],
    ])
    await running.database.updateTable('outbox').set({ sent_at: 1 }).execute()
    await runCommand('messages', 'resend', await firstId())
    const unsent = (await mails()).filter(({ sent_at }) => sent_at === null)
    expect(unsent.map(({ kind }) => kind)).toEqual(['owner'])
  })

  test('are deleted with their mails', async () => {
    await write()
    expect((await runCommand('messages', 'delete', await firstId())).stdout).toBe('Deleted, with 2 mails\n')
    expect([await messages(), await mails()]).toEqual([[], []])
  })
})

describe('bookings', () => {
  const bookings = () => running.database.selectFrom('bookings').selectAll().orderBy('starts_at').execute()
  const idAt = async (index = 0) => (await bookings())[index]?.id.slice(0, 8) ?? ''

  test('to come are listed with their mails, all of them on request', async () => {
    const start = await book({ phone: '0401234567' })
    await book({ name: 'Bo\u001b[2J', email: 'bo@example.com', isLikelyBot: true, start: start + day })
    await book({ name: 'Past', email: 'past@example.com', start: start + 2 * day })
    await running.database
      .updateTable('bookings')
      .set({ starts_at: 1, ends_at: 2 })
      .where('name', '=', 'Past')
      .execute()
    const { code, stdout } = await runCommand('bookings')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^id {8}when/)
    expect(stdout).toContain(formatTime(start))
    expect(stdout).toMatch(/video +Åsa Öberg +asa@example\.com +0401234567 +booked +queued/)
    expect(stdout).toMatch(/video +Bo□\[2J +bo@example\.com +unconfirmed until /)
    expect(stdout).not.toContain('Past')
    expect((await runCommand('bookings', 'list', '--all')).stdout).toContain('Past')
  })

  test('are shown whole, without control characters', async () => {
    const start = await book({ about: 'One\nTwo \u001b[2J' })
    const { stdout } = await runCommand('bookings', 'show', await idAt())
    expect(stdout).toContain(`when:         ${formatTime(start)} – `)
    expect(stdout).toContain('name:         Åsa Öberg <asa@example.com>')
    expect(stdout).toContain('One\nTwo □[2J')
  })

  test('are cancelled once, with a word to the visitor by mail', async () => {
    await book()
    const { code, stdout } = await runCommand('bookings', 'cancel', await idAt(), '--say', 'I am ill.')
    expect([code, stdout]).toEqual([0, 'Cancelled. Åsa Öberg will get an e-mail within a minute\n'])
    expect(await bookings()).toMatchObject([
      { state: 'cancelled', cancelled_by: 'owner', reason: 'I am ill.', sequence: 1 },
    ])
    expect((await mails()).map(({ kind }) => kind).toSorted()).toEqual([
      'booking-cancelled',
      'booking-cancelled-owner',
    ])
    const again = await runCommand('bookings', 'cancel', await idAt())
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('is already cancelled')])
    expect((await runCommand('bookings', 'show', await idAt())).stdout).toMatch(
      /state: +cancelled by owner\nyou said: +I am ill\.\n/,
    )
  })

  test('that have begun stay', async () => {
    await book()
    await running.database.updateTable('bookings').set({ starts_at: 1, ends_at: 2 }).execute()
    const { code, stderr } = await runCommand('bookings', 'cancel', await idAt())
    expect([code, stderr]).toEqual([1, expect.stringContaining('can no longer be cancelled')])
    expect((await bookings())[0]?.state).toBe('confirmed')
  })

  test('are not taken at blocked times, which can be freed', async () => {
    const start = await book()
    const date = localDay(start, facts)
    const blocked = await runCommand('bookings', 'block', date, '--note', 'Away\u001b')
    expect(blocked.code).toBe(0)
    expect(blocked.stdout).toMatch(/1 meeting at that time stays as booked:\n.*Åsa Öberg/)
    await runCommand('bookings', 'block', '2126-12-24..2126-12-31')
    await runCommand('bookings', 'block', '2126-11-24', '09:00-12:00')
    const rows = await running.database.selectFrom('blocked_times').selectAll().orderBy('starts_at').execute()
    expect(
      rows.map(({ starts_at, ends_at }) => [isoTime(starts_at, facts), isoTime(ends_at, facts)]),
    ).toEqual([
      [`${date}T00:00:00`, `${dayAfter(date, 1)}T00:00:00`].map((time) => expect.stringContaining(time)),
      ['2126-11-24T09:00:00', '2126-11-24T12:00:00'].map((time) => expect.stringContaining(time)),
      ['2126-12-24T00:00:00', '2127-01-01T00:00:00'].map((time) => expect.stringContaining(time)),
    ])
    const free = await loadFreeTimes(running.database, availability)
    expect(free.some((time) => localDay(time, facts) === date)).toBe(false)

    const { stdout } = await runCommand('bookings', 'blocks')
    expect(stdout).toMatch(/^id +when +note\n/)
    expect(stdout).toContain('Away□')
    for (const { id } of rows) expect((await runCommand('bookings', 'free', id.slice(0, 8))).code).toBe(0)
    expect((await runCommand('bookings', 'blocks')).stdout).toBe('No times are blocked\n')
  })

  test.runIf(onSqlite).each([
    [['block', 'tomorrow'], 'write a day such as'],
    [['free', '12345678'], 'there is no such blocked time'],
    [['show', 'x'], 'an id is made of'],
  ])('%j is refused in one line', async (words, why) => {
    const { code, stderr } = await runCommand('bookings', ...words)
    expect([code, stderr.trimEnd().split('\n')]).toEqual([1, [expect.stringContaining(why)]])
  })
})

describe('a person', () => {
  const bytes = () =>
    readdirSync(running.dataFolder)
      .filter((name) => name.startsWith('site.db'))
      .map((name) => readFileSync(join(running.dataFolder, name)).toString('utf8'))
      .join()

  test('is erased without a trace in the database files', async () => {
    for (let number = 0; number < 40; number++) {
      await write({
        message: `${secret} ${number} ${'lorem '.repeat(900)}`,
        email: number % 2 ? asa : 'ASA@example.com',
      })
    }
    await running.database
      .updateTable('outbox')
      .set({ last_error: `550 <${asa}> unknown` })
      .execute()
    await write({ email: 'bo@example.com', message: `Ask ${asa} or my-${asa}.` })
    await write({ email: 'cy@example.com', message: 'Stays' })
    const start = await book({ email: 'Asa@example.com', phone: '0987654321', about: secret })
    await book({ email: 'dy@example.com', name: 'Dy', about: `With ${asa}`, start: start + day })
    if (onSqlite) expect(bytes()).toContain(secret)

    const { stdout } = await runCommand('person', 'export', asa)
    const record = JSON.parse(stdout)
    expect(record.messages).toHaveLength(40)
    expect(record.messages[0].mails).toMatchObject([{ error: `550 <${asa}> unknown` }, {}])
    expect(record.bookings).toMatchObject([
      { phone: '0987654321', start: new Date(start).toISOString(), mails: [{}, {}, {}] },
    ])
    expect(record.mentionedBy).toMatchObject([{ email: 'bo@example.com' }, { email: 'dy@example.com' }])

    const erased = await runCommand('person', 'erase', 'Asa@Example.com')
    expect([erased.code, erased.stdout]).toEqual([
      0,
      expect.stringContaining(
        'Erased: 40 messages with 80 mails, 1 booking with 3 mails, 0 subscriptions, and 2 mentions',
      ),
    ])
    expect(erased.stdout).toContain(`The meeting of ${formatTime(start)} is no longer booked`)
    const bookings = await running.database.selectFrom('bookings').select('about').execute()
    expect(bookings).toEqual([{ about: 'With [erased]' }])
    const tokens = await running.database.selectFrom('booking_tokens').selectAll().execute()
    expect(tokens).toHaveLength(1)
    expect((await messages()).map(({ message }) => message)).toEqual([`Ask [erased] or my-${asa}.`, 'Stays'])
    // PostgreSQL's files are not in the data folder.
    if (!onSqlite) return
    for (const erasedText of [secret, '0987654321']) expect(bytes()).not.toContain(erasedText)
    expect(bytes().replaceAll(`my-${asa}`, '')).not.toMatch(/asa@example\.com/i)
    expect(bytes()).toContain('Stays')
  })

  test('is also looked for in copies from before a restore', async () => {
    await write()
    writeFileSync(join(running.dataFolder, 'site.db.before-restore-1'), `… ${asa} …`)
    expect((await runCommand('person', 'erase', asa)).stdout).toContain('site.db.before-restore-1')
  })
})

describe('a backup', () => {
  const copy = () => join(running.dataFolder, 'copy.db')

  test('is made beside the running server and restored when it has stopped', async () => {
    await write({ message: 'Kept' })
    const made = await runCommand('backup', 'copy.db')
    expect(Date.now() - ((await lastDone(running.database, 'backup')) ?? 0)).toBeLessThan(60_000)
    expect([made.code, made.stdout]).toEqual([
      0,
      expect.stringContaining(onSqlite ? '1 message, 0 views' : 'a dump for pg_restore'),
    ])
    expect((await runCommand('backup', 'copy.db')).stderr).toContain('already exists')
    await write({ message: 'Later' })

    const early = await runCommand('restore', 'copy.db')
    expect([early.code, early.stderr]).toEqual([1, expect.stringContaining('stop it first')])
    expect(await messages()).toHaveLength(2)

    await running.database.destroy()
    const restored = await runCommand('restore', 'copy.db')
    expect([restored.code, restored.stdout]).toEqual([0, expect.stringContaining('before-restore-')])
    expect((await runCommand('messages', 'export', '--json')).stdout).not.toContain('Later')
    // A dump is compressed.
    if (!onSqlite) return
    const before = readdirSync(running.dataFolder).find((name) => name.includes('before-restore')) ?? ''
    expect(readFileSync(join(running.dataFolder, before)).toString('utf8')).toContain('Later')
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
    vi.stubEnv('PATH', pathWithPostgres())
    if (databaseUrl) dumpDatabase(databaseUrl, copy())
    else copyFileSync(databaseFile(dataFolder), copy())
    await earlier.remove()

    await importSubscribers(running.database, [{ email: asa, language: 'sv' }])
    await running.database.destroy()
    const { code, stdout } = await runCommand('restore', 'copy.db')
    expect([code, stdout]).toEqual([0, expect.stringContaining('Restored: 0 messages, 7 views')])
    running.database = await fresh.open()
    expect(await running.database.selectFrom('subscribers').selectAll().execute()).toEqual([])
    expect(await running.database.selectFrom('views').select('views').execute()).toEqual([{ views: 7 }])
  })

  test.runIf(onSqlite)('is not restored while another process has the lock of the data', async () => {
    await runCommand('backup', 'copy.db')
    await running.database.destroy()
    const lock = lockFolder(running.dataFolder)
    const { code, stderr } = await runCommand('restore', 'copy.db')
    lock.close()
    expect([code, stderr]).toEqual([1, expect.stringContaining('stop it first')])
  })

  test('that is damaged is not restored', async () => {
    await write({ message: 'Kept' })
    await runCommand('backup', 'copy.db')
    await running.database.destroy()
    const whole = readFileSync(copy())
    for (const damaged of [whole.subarray(0, 5000), Buffer.from('no database'), Buffer.alloc(0)]) {
      writeFileSync(copy(), damaged)
      const { code, stderr } = await runCommand('restore', 'copy.db')
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(onSqlite ? /is no sound copy/ : /pg_restore failed/),
      ])
    }
    expect((await runCommand('messages', 'export', '--json')).stdout).toContain('Kept')
  })
})

test('statistics show views by article and by week', async () => {
  mkdirSync(join(running.dataFolder, 'build'))
  const manifest = { files: {}, titles: {}, redirects: {}, articles: [article] }
  writeFileSync(join(running.dataFolder, 'build/manifest.json'), JSON.stringify(manifest))
  const increments = createIncrements()
  const day = localDay(Date.now(), facts)
  for (const reader of ['one', 'two']) {
    increments.addView(day, article.path)
    increments.addReader({ day, post: article.path, reader })
  }
  await increments.write(running.database)
  const { stdout } = await runCommand('stats')
  expect(stdout).toMatch(/^article +readers( {2}\d{4}-W\d\d){8}\n/)
  expect(stdout).toMatch(new RegExp(`${article.path} +752( +0){7} +2\n`))
  expect(stdout).toMatch(/all +752/)
})

test('stats lists the sources and the pages of the last 30 days', async () => {
  const [today, earlier] = [0, 40].map((days) => localDay(Date.now() - days * 24 * 60 * 60 * 1000, facts))
  for (const [day = '', count] of [
    [today, 12],
    [earlier, 100],
  ] as const) {
    const { database } = running
    await database
      .insertInto('page_views')
      .values({ day, page: '/sv/about', views: 2 * count })
      .execute()
    for (const page of ['/', '/sv/about'])
      await database.insertInto('visits').values({ day, source: 'google', page, visits: count }).execute()
  }
  mkdirSync(join(running.dataFolder, 'build'))
  writeFileSync(
    join(running.dataFolder, 'build/manifest.json'),
    JSON.stringify({ files: {}, titles: {}, redirects: {}, articles: [] }),
  )
  const { stdout } = await runCommand('stats')
  expect(stdout).toMatch(/\nvisits of the last 30 days from +visits\ngoogle +24\n/)
  expect(stdout).toMatch(/\npages of the last 30 days +views\n\/sv\/about +24\n/)
})

describe('newsletters', () => {
  const subscribers = () => running.database.selectFrom('subscribers').selectAll().orderBy('email').execute()
  const subscribe = (email: string) =>
    running.database
      .insertInto('subscribers')
      .values({
        ...{ id: crypto.randomUUID(), email, language: 'en', asked_at: Date.now(), confirmed_at: Date.now() },
        ...{ consent: 'Yes', token: crypto.randomUUID(), refusals: 0, paused_at: null },
      })
      .execute()

  beforeEach(() => {
    mkdirSync(join(running.dataFolder, 'build'))
    const manifest = { files: {}, titles: {}, redirects: {}, articles: countedArticles }
    writeFileSync(join(running.dataFolder, 'build/manifest.json'), JSON.stringify(manifest))
  })

  test('are looked at, tried and sent once', async () => {
    await subscribe('one@example.com')
    const [folder = ''] = countedArticles.map((counted) => counted.folder)
    const shown = await runCommand('newsletter', 'preview', folder)
    expect(shown.stdout).toContain('Subject: An article')
    expect(shown.stdout).toContain('Subject: En artikel')
    const [, file = ''] = /As HTML: (.+)/.exec(shown.stdout) ?? []
    expect(readFileSync(file, 'utf8')).toContain('<!DOCTYPE html>')
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
    expect(await mails()).toEqual([])

    expect((await runCommand('newsletter', 'test', folder)).stdout).toContain('2 mails to')
    expect((await runCommand('newsletter', 'send', folder)).stdout).toContain('1 mail in the outbox')
    const again = await runCommand('newsletter', 'send', folder)
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('It was sent')])
    expect((await mails()).map(({ kind }) => kind).toSorted()).toEqual([
      'newsletter',
      'newsletter-test',
      'newsletter-test',
    ])
    const listed = (await runCommand('newsletter')).stdout
    expect(listed).toMatch(/en +1 +0 +0\n/)
    expect(listed).toContain(`${folder} (en) was sent`)
    expect((await runCommand('newsletter', 'send', 'nothing')).stderr).toContain(
      'no such article is published',
    )
  })

  test('come with a list to take along and to bring', async () => {
    await subscribe('one@example.com')
    const { stdout } = await runCommand('newsletter', 'export')
    expect(stdout).toMatch(
      /^\ufeff?"email";"language";"asked";"confirmed";"consent";"paused"\r\n"one@example.com";"en";/,
    )
    writeFileSync(
      join(running.dataFolder, 'list.csv'),
      'email,language\none@example.com,en\nTwo@example.com,sv\nno,en\n',
    )
    const refused = await runCommand('newsletter', 'import', 'list.csv')
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining('line 4: email is no e-mail address'),
    ])
    expect(await subscribers()).toHaveLength(1)
    writeFileSync(
      join(running.dataFolder, 'list.csv'),
      '\ufeffemail,language\none@example.com,en\nTwo@example.com,sv\n',
    )
    expect((await runCommand('newsletter', 'import', 'list.csv')).stdout).toContain('1 of 2 are new')
    expect(await subscribers()).toMatchObject([
      { email: 'one@example.com' },
      { email: 'two@example.com', language: 'sv', confirmed_at: null },
    ])
    expect(await mails()).toMatchObject([{ kind: 'newsletter-confirm', priority: 1 }])
  })

  test('are part of what is kept about a person', async () => {
    await subscribe(asa)
    const record = JSON.parse((await runCommand('person', 'export', asa)).stdout)
    expect(record.subscriptions).toMatchObject([{ email: asa, consent: 'Yes' }])
    expect((await runCommand('person', 'erase', asa)).stdout).toContain('1 subscription')
    expect(await subscribers()).toEqual([])
  })
})

test.runIf(!onSqlite)('a subscriber is erased without a trace in the files of PostgreSQL', async () => {
  await importSubscribers(running.database, [{ email: asa, language: 'sv' }])
  const traces = async () => {
    await sql`checkpoint`.execute(running.database)
    const { rows } = await sql<{ at: number }>`select position(convert_to(${asa}, 'UTF8') in
      pg_read_binary_file(pg_relation_filepath('subscribers'))) as at`.execute(running.database)
    return rows[0]?.at
  }
  expect(await traces()).toBeGreaterThan(0)
  expect((await runCommand('person', 'erase', asa)).code).toBe(0)
  expect(await traces()).toBe(0)
})

test('retention with a clock that has jumped removes nothing, and says so', async () => {
  await write({ message: 'Long ago' }, Date.now() - 4 * 365 * day)
  await recordDone(running.database, 'retention', Date.now() - 10 * day)
  const { code, stderr } = await runCommand('retention')
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^The clock shows [^\n]+\n$/)])
  expect(await messages()).toHaveLength(1)
})

test('retention lists what has expired, and then removes it', async () => {
  await write({ message: 'Long ago' }, Date.now() - 4 * 365 * 24 * 60 * 60 * 1000)
  await write({ message: 'Today' })
  const dry = await runCommand('retention', '--dry-run')
  expect(dry.stdout).toContain('Would be removed:\n  1 message older')
  expect(await messages()).toHaveLength(2)
  await runCommand('retention')
  expect((await messages()).map(({ message }) => message)).toEqual(['Today'])
})

test.runIf(onSqlite).each([
  ['messages', ['fetch']],
  ['messages', ['show']],
  ['messages', ['--all']],
  ['bookings', ['constructor']],
  ['bookings', ['block']],
  ['bookings', ['show', '12345678', '--all']],
  ['newsletter', ['send']],
  ['person', ['erase']],
  ['backup', []],
  ['restore', []],
  ['stats', ['now']],
  ['retention', ['--soon']],
])('%s %j prints the usage and exits with 1', async (command, options) => {
  const { code, stderr } = await runCommand(command, ...options)
  expect(code).toBe(1)
  expect(stderr).toMatch(new RegExp(`\\nUsage: npm run ${command} -- |\\nUsage: npm run ${command}\\n$`))
})

test.runIf(onSqlite)('a folder without a database is reported and stays empty', async () => {
  await running.database.destroy()
  for (const name of readdirSync(running.dataFolder)) rmSync(join(running.dataFolder, name))
  const { code, stderr } = await runCommand('messages')
  expect([code, stderr]).toEqual([1, expect.stringContaining('there is no database yet')])
  expect(readdirSync(running.dataFolder)).toEqual([])
})
