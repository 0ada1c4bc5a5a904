import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { startMailServer } from '../../../harness/mail-server.ts'
import { type CalendarServer, startCalendarServer } from '../../../tests/support/calendar-server.ts'
import { calendarFixture, calendarOf, eventOf } from '../../../tests/support/calendars.ts'
import { eachTest } from '../../../tests/support/each-test.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { mails } from '../../../tests/support/features.ts'
import { databaseForEachTest } from '../../../tests/support/fresh-database.ts'
import { readConfig } from '../../core/config/config.server.ts'
import { startOutbox } from '../../core/mail/outbox.server.ts'
import { hour, minute } from '../../core/time/durations.ts'
import { startBusyCalendars, watchCalendars } from './busy-calendars.server.ts'
import { bookingRules } from './rules.ts'

const start = Date.parse('2026-11-24T09:00Z')

const database = databaseForEachTest()
const server = eachTest(
  () => startCalendarServer((_, response) => response.end(meetingAt(24))),
  (started) => started.stop(),
)
const mail = eachTest(startMailServer, (started) => started.stop())
/** What the calendars have logged and told. */
const told = eachTest((): { logged: string[]; mailsDue: number; changes: number } => ({
  logged: [],
  mailsDue: 0,
  changes: 0,
}))

/** A meeting at so many hours after the start. */
const meetingAt = (hours: number) => {
  const time = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const from = start + hours * hour
  return eventOf(`DTSTART:${time(from)}`, `DTEND:${time(from + hour)}`)
}
const busyAt = (hours: number) => ({ start: start + hours * hour, end: start + (hours + 1) * hour })

const configOf = (addresses: string) =>
  readConfig({
    BUSY_CALENDARS: addresses,
    BUSY_ALLOW_PRIVATE: '1',
    SMTP_URL: mail().url,
    SITE_URL: 'https://site.example',
    MAIL_TO: 'owner@site.example',
  })

const settingsOf = (addresses: string) => ({
  rules: bookingRules,
  config: configOf(addresses),
  database: database(),
  log: pino({ base: null }, { write: (line: string) => told().logged.push(line) }),
  onMail: () => told().mailsDue++,
  onChange: () => told().changes++,
})

/** One server with these calendars, started at a moment. */
const open = (addresses = server().url.href, startedAt = start) =>
  watchCalendars(settingsOf(addresses), new AbortController().signal, startedAt)

const messages = () => told().logged.map((line) => JSON.parse(line).msg)
const notices = () => database().selectFrom('outbox').selectAll().execute()
const fail: CalendarServer['answer'] = (_, response) => response.writeHead(503).end()
const serve =
  (text: string): CalendarServer['answer'] =>
  (_, response) =>
    response.end(text)

test('without calendars nothing is busy', async () => {
  const calendars = startBusyCalendars(settingsOf(''))
  expect(calendars.busy()).toEqual([])
  await calendars.stop()
})

test('busy times are not known until every calendar has been read, then they are those of all', async () => {
  const other = await startCalendarServer(fail)
  const calendars = open(`${server().url.href} ${other.url.href}`)
  expect(calendars.busy(start)).toBeUndefined()
  await calendars.read(start)
  expect(calendars.busy(start)).toBeUndefined()
  other.answer = serve(meetingAt(25))
  await calendars.read(start + 5 * minute)
  expect(calendars.busy(start + 5 * minute)).toEqual([{ start: busyAt(24).start, end: busyAt(25).end }])
  await other.stop()
})

test('the calendars are read at the start, and no more once the server stops', async () => {
  const calendars = startBusyCalendars(settingsOf(server().url.href))
  await eventually(() => expect(told().changes).toBe(1))
  expect(calendars.busy()).toBeDefined()
  server().answer = () => undefined
  await calendars.stop()
  expect(messages()).toEqual(['calendar read'])
})

test('a calendar that fails at the start is tried again soon, then less often, and every five minutes once read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  server().answer = fail
  const calendars = startBusyCalendars(settingsOf(server().url.href))
  // Shorter ones are those of the request.
  const waits = () => timers.mock.calls.map(([, wait = 0]) => wait / 1000).filter((wait) => wait >= 15)
  for (const round of [1, 2, 3, 4, 5, 6, 7]) {
    await eventually(() => expect(waits()).toHaveLength(round))
    expect(server().requests).toHaveLength(round)
    if (round === 6) server().answer = serve(meetingAt(24))
    vi.advanceTimersByTime(1000 * (waits().at(-1) ?? 0))
  }
  await calendars.stop()
  expect(waits().slice(0, 7)).toEqual([15, 30, 60, 120, 240, 300, 300])
})

test('stopping does not wait for a calendar that does not answer', async () => {
  server().answer = () => undefined
  const calendars = startBusyCalendars(settingsOf(server().url.href))
  await eventually(() => expect(server().requests).toHaveLength(1))
  await calendars.stop()
  expect(calendars.busy()).toBeUndefined()
  expect(told().logged).toEqual([])
})

test('what has changed is told, and nothing else', async () => {
  const calendars = open()
  await calendars.read(start)
  await calendars.read(start + 5 * minute)
  expect(told().changes).toBe(1)
  server().answer = serve(meetingAt(30))
  await calendars.read(start + 10 * minute)
  expect(calendars.busy(start + 10 * minute)).toEqual([busyAt(30)])
  expect(told().changes).toBe(2)
})

test('the known version is asked for, and after twelve hours the whole calendar', async () => {
  server().answer = ({ headers }, response) =>
    headers['if-none-match']
      ? response.writeHead(304).end()
      : response.writeHead(200, { ETag: '"1"' }).end(calendarFixture('google'))
  const calendars = open()
  await calendars.read(start)
  const before = calendars.busy(start)
  await calendars.read(start + 5 * minute)
  expect(calendars.busy(start + 5 * minute)).toEqual(before)
  await calendars.read(start + 12 * hour)
  const asked = server().requests.map(({ headers }) => headers['if-none-match'])
  expect(asked).toEqual([undefined, '"1"', undefined])
})

test('a calendar that cannot be read holds for two hours, then nothing is known until it is read again', async () => {
  const calendars = open()
  await calendars.read(start)
  server().answer = fail
  await calendars.read(start + 5 * minute)
  await calendars.read(start + 115 * minute)
  expect(calendars.busy(start + 2 * hour - 1)).toEqual([busyAt(24)])
  expect(calendars.busy(start + 2 * hour)).toBeUndefined()
  await calendars.read(start + 2 * hour)
  expect(told().changes).toBe(2)
  server().answer = serve(meetingAt(24))
  await calendars.read(start + 125 * minute)
  expect(calendars.busy(start + 125 * minute)).toEqual([busyAt(24)])
  expect(told().changes).toBe(3)
  expect(messages()).toEqual(['calendar read', 'calendar unreadable', 'calendar readable again'])
})

test.each([
  ['a page instead of a calendar', serve('<!doctype html>'), 'not-a-calendar'],
  ['half a calendar', serve(meetingAt(24).slice(0, 60)), 'not-a-calendar'],
  ['an error', fail, 'status-503'],
])('%s is unreadable, and the log tells where but not the address', async (_, answer, reason) => {
  server().answer = answer
  await open(`${server().url.href}?key=mellon`).read(start)
  expect(told().logged).toHaveLength(1)
  expect(JSON.parse(told().logged[0] ?? '')).toMatchObject({
    msg: 'calendar unreadable',
    calendar: 1,
    at: '127.0.0.1',
    reason,
  })
  expect(told().logged[0]).not.toMatch(/mellon|basic\.ics/)
})

test('entries that are not understood are counted in the log', async () => {
  server().answer = serve(eventOf('DTSTART:20261125T090000Z', 'DTEND:20261125T080000Z'))
  await open().read(start)
  expect(told().logged.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'calendar entries not understood', calendar: 1, count: 1 }),
  )
})

test('the owner is mailed once about entries that are not understood or take every time', async () => {
  const entry = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
  const endless = entry('SUMMARY:Away', 'DTSTART:20260101', 'DTEND:20280101')
  const unclear = entry('SUMMARY:Yoga\\, often', 'DTSTART:20261130T090000Z', 'RRULE:FREQ=OFTEN')
  const old = entry('SUMMARY:Old', 'DTSTART:20200101T090000Z', 'DURATION:-PT1H')
  server().answer = serve(calendarOf(...endless, ...unclear, ...old))
  const calendars = open()
  await calendars.read(start)
  await calendars.read(start + 13 * hour)
  await open().read(start + 14 * hour)
  expect(await notices()).toMatchObject([{ kind: 'calendar-entries' }])
  expect(told().mailsDue).toBe(1)
  await database().updateTable('outbox').set({ due_at: Date.now() }).execute()
  const outbox = startOutbox({ mails, ...settingsOf(server().url.href) })
  const [received] = await mail().received(1)
  await outbox.stop()
  expect(received?.headers.subject).toContain('Calendar 1')
  expect(received?.headers['auto-submitted']).toBe('auto-generated')
  expect(received?.text).toContain('- Yoga, often (from 2026-11-30 09:00)')
  expect(received?.text).toContain('- Away (from 2026-01-01)')
  expect(received?.text).not.toContain('Old')
  server().answer = serve(calendarOf(...endless))
  await calendars.read(start + 15 * hour)
  expect(await notices()).toHaveLength(1)
})

test('the owner gets one mail for each time that a calendar fails for two hours, whichever server notices', async () => {
  server().answer = fail
  const [one, two] = [open(), open(server().url.href, start + minute)]
  await one.read(start + 115 * minute)
  expect(await notices()).toEqual([])
  for (const time of [120, 125, 130]) {
    await one.read(start + time * minute)
    await two.read(start + time * minute)
  }
  const restarted = open(server().url.href, start + 3 * hour)
  await restarted.read(start + 5 * hour)
  expect(await notices()).toHaveLength(1)
  expect(told().mailsDue).toBe(1)

  server().answer = serve(meetingAt(24))
  await one.read(start + 6 * hour)
  expect(await notices()).toEqual([])
  server().answer = fail
  await one.read(start + 7 * hour)
  await one.read(start + 8 * hour)
  expect(await notices()).toMatchObject([{ kind: 'calendar-unreadable', due_at: start + 8 * hour }])
  expect(told().mailsDue).toBe(2)
})

test('the mail names the calendar by number and host, never by its address', async () => {
  const addresses = `${server().url.href} ${server().url.href}?key=mellon`
  server().answer = ({ url }, response) =>
    url?.includes('mellon') ? response.writeHead(404).end() : response.end(meetingAt(24))
  const started = Date.now() - 3 * hour
  await open(addresses, started).read(Date.now())
  const outbox = startOutbox({ mails, ...settingsOf(addresses), config: configOf(addresses) })
  const [received] = await mail().received(1)
  await outbox.stop()
  expect(received?.to).toEqual(['owner@site.example'])
  expect(received?.headers.subject).toContain('Calendar 2')
  expect(received?.headers['auto-submitted']).toBe('auto-generated')
  expect(received?.text).toMatch(/Calendar 2 of BUSY_CALENDARS \(127\.0\.0\.1\)[^.]* since 20\d\d-/)
  expect(received?.text).toContain('The reason: status-404: its server answers 404.')
  expect(JSON.stringify(received)).not.toContain('mellon')
})

test('a mail about a calendar that is no longer used is not sent', async () => {
  server().answer = fail
  await open(server().url.href, Date.now() - 3 * hour).read(Date.now())
  expect(await notices()).toHaveLength(1)
  const outbox = startOutbox({ mails, ...settingsOf(''), config: configOf('') })
  await eventually(async () => expect(await notices()).toEqual([]))
  await outbox.stop()
})

test('a database that does not answer does not keep calendars from being read', async () => {
  const calendars = open()
  await database().schema.dropTable('outbox').execute()
  await calendars.read(start)
  expect(calendars.busy(start)).toEqual([busyAt(24)])
  expect(messages()).toContain('calendar notice not stored')
})

test('a file is a calendar too; one that is missing stops the start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'calendars-'))
  const file = join(folder, 'busy.ics')
  const address = pathToFileURL(file).href
  expect(() => open(address)).toThrow(`BUSY_CALENDARS: there is no file ${file}`)
  writeFileSync(file, meetingAt(24))
  const calendars = open(address)
  await calendars.read(start)
  expect(calendars.busy(start)).toEqual([busyAt(24)])
  rmSync(folder, { recursive: true })
  await calendars.read(start + 5 * minute)
  expect(messages()).toEqual(['calendar read', 'calendar unreadable'])
})
