import { expect, test } from 'vitest'
import { readConfig } from './config.server.ts'

test('every setting has a default, and an empty value counts as not set', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, dataFolder: 'data', trustedProxies: 0 })
  expect(readConfig({ PORT: '', SMTP_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('a socket from systemd is used only by the process that LISTEN_PID names', () => {
  const socketFor = (pid: number) => readConfig({ LISTEN_FDS: '1', LISTEN_PID: String(pid) }).socket
  expect([socketFor(process.pid), socketFor(process.ppid)]).toEqual([3, undefined])
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['API_ORIGIN', 'https://api.example'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'https://www.example.com/site'],
  ...['$(id)', '`id`', "o'brien", 'a;b', 'a&b', 'a(b)', 'a_b', 'a!b', 'a{b}'].map((host) => [
    'SITE_URL',
    `https://${host}.example`,
  ]),
  ['MAIL_FROM', 'me'],
  ['MAIL_TO', 'a@b.se, c@d.se'],
  ['TRUST_PROXY', 'yes'],
  ['REMINDER_MAIL', '0'],
  ['WEEK_MAIL', 'never'],
  ['UPDATE_CHECK', '0'],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}=[^\\n]+$`))
})

test.each([
  ['DATABASE_URL', 'mysql://me:secret@localhost'],
  ['SMTP_URL', 'mail.example.com/secret'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp:///secret'],
  ['BUSY_CALENDARS', 'ftp://calendar.example/secret.ics'],
  ['BUSY_CALENDARS', 'http://calendar.example/secret.ics'],
  ['BUSY_CALENDARS', 'https://calendar.example/basic.ics secret'],
  ['BUSY_CALENDARS', 'file://secret/calendar.ics'],
  ['ALERT_URL', 'ntfy.sh/secret'],
  ['ALERT_URL', 'ftp://ntfy.sh/secret'],
  ['ALERT_URL', 'http://ntfy.sh/secret'],
  ['ALERT_URL', 'http://192.0.2.7.example/secret'],
  ['ALERT_URL', 'http://8.8.8.8/secret'],
  ['RESTIC_REPOSITORY', 'the attic/secret'],
  ['CALENDAR_KEY', 'secret'],
  ['CALENDAR_KEY', 'secret/secret/secret'],
])('%s=%s is refused in one line that does not show the secret', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: (?!.*secret)[^\\n]+$`))
})

test.each(
  [...'#/?% '].flatMap((letter) => [
    ['SMTP_URL', `smtp://me:sec${letter}ret@mail.example:587`],
    ['SMTP_URL', `smtp://me:1${letter}ret@mail.example:587`],
    ['DATABASE_URL', `postgres://me:sec${letter}ret@db.example/name`],
    ['ALERT_URL', `https://me:sec${letter}ret@push.example/topic`],
    ['BUSY_CALENDARS', `https://me:sec${letter}ret@calendar.example/a.ics`],
    ['RESTIC_REPOSITORY', `rest:https://me:sec${letter}ret@backup.example/site`],
    ['RESTIC_REPOSITORY', `sftp://me:sec${letter}ret@backup.example//srv/site`],
  ]),
)('%s=%s is taken, or refused with how the letter is written', (name, value) => {
  const outcome = () => readConfig({ RESTIC_PASSWORD: 'another', [name]: value })
  // A space is understood, but it ends the address of a calendar.
  if (value.includes(' ') && name !== 'BUSY_CALENDARS') expect(outcome).not.toThrow()
  else if (value.includes(' ')) expect(outcome).toThrow(/^BUSY_CALENDARS: calendar 1 (?!.*sec)/)
  else expect(outcome).toThrow(new RegExp(`^${name}: (?!.*(?:sec|ret))[^\\n]*%23[^\\n]*$`))
})

test.each([
  ['DATABASE_URL', 'postgres://db.example:5432/name?user=me@server'],
  ['BUSY_CALENDARS', 'https://me:p%23w@calendar.example/me@home.example/a.ics'],
  ['SMTP_URL', 'smtp://me@home.example:p@ss%2F@mail.example:587'],
  ['RESTIC_REPOSITORY', 'rest:https://me:p%23w@backup.example:8000/me@home.example'],
  ['RESTIC_REPOSITORY', 'sftp://me@backup.example:2222//home/me@home.example/50%'],
  ['RESTIC_REPOSITORY', 'sftp:me@backup.example:/srv/a#b?c%d@e'],
  ['RESTIC_REPOSITORY', 's3:https://s3.example/bucket/me@home.example'],
  ['RESTIC_REPOSITORY', '/srv/a#b?c%d@e'],
])('%s=%s is taken', (name, value) =>
  expect(() => readConfig({ RESTIC_PASSWORD: 'another', [name]: value })).not.toThrow(),
)

test('calendars are addresses and files, with spaces between them', () => {
  const { busyCalendars } = readConfig({
    BUSY_CALENDARS: ' webcal://a.example/basic.ics  https://b.example/?key=1\nfile:///var/busy.ics ',
  })
  expect(busyCalendars.map(String)).toEqual([
    'https://a.example/basic.ics',
    'https://b.example/?key=1',
    'file:///var/busy.ics',
  ])
})

test('private calendars need a setting of their own', () => {
  expect(() => readConfig({ BUSY_CALENDARS: 'https://a.example http://localhost/b' })).toThrow(
    'BUSY_CALENDARS: calendar 2 must begin with https://',
  )
  const allowed = readConfig({ BUSY_CALENDARS: 'http://localhost/b', BUSY_ALLOW_PRIVATE: '1' })
  expect(allowed.busyCalendars).toHaveLength(1)
  expect(() => readConfig({ BUSY_ALLOW_PRIVATE: 'yes' })).toThrow(/^BUSY_ALLOW_PRIVATE=yes: /)
})

test.each([
  'https://ntfy.sh/topic',
  'http://127.0.0.1/topic',
  'http://[::1]/topic',
  'http://10.1.2.3/t',
  'http://ntfy:80/t',
])('alerts can go to %s', (address) =>
  expect(readConfig({ ALERT_URL: address }).alertUrl?.href).toBe(new URL(address).href),
)

test('several sockets are refused, unless they are for another process', () => {
  const pid = String(process.pid)
  expect(() => readConfig({ LISTEN_PID: pid, LISTEN_FDS: '2' })).toThrow(/^LISTEN_FDS=2: /)
  expect(readConfig({ LISTEN_PID: '1', LISTEN_FDS: '2' }).socket).toBeUndefined()
})

test('an address is normalized as in browsers', () => {
  expect(readConfig({ SITE_URL: 'https://Örn.se:443/' }).siteUrl).toBe('https://xn--rn-eka.se')
  expect(() => readConfig({ SITE_URL: 'https://example.com/?x' })).toThrow(/^SITE_URL=.*must end after/)
})
