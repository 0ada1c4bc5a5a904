import { expect, test } from 'vitest'
import { facts } from '../content/facts.ts'
import { readConfig } from './config.ts'

test('nothing needs to be set, and an empty value is not set', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, dataFolder: 'data', trustedProxies: 0 })
  expect(readConfig({ PORT: '', SMTP_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('a socket that is handed over is taken by the process that it was handed to, and by no child of it', () => {
  const handed = (pid: number) => readConfig({ LISTEN_FDS: '1', LISTEN_PID: String(pid) }).socket
  expect([handed(process.pid), handed(process.ppid)]).toEqual([3, undefined])
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'https://www.example.com/site'],
  ['API_ORIGIN', 'api.example.com'],
  ['API_ORIGIN', `${facts.origin}/`],
  ['DATABASE_URL', 'mysql://localhost'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'me'],
  ['MAIL_TO', 'a@b.se, c@d.se'],
  ['TRUST_PROXY', 'yes'],
  ['METRICS_PORT', 'on'],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}=[^\\n]+$`))
})

test('more sockets than one are refused, unless they are for another process', () => {
  const pid = String(process.pid)
  expect(() => readConfig({ LISTEN_PID: pid, LISTEN_FDS: '2' })).toThrow(/^LISTEN_FDS=2: /)
  expect(readConfig({ LISTEN_PID: '1', LISTEN_FDS: '2' }).socket).toBeUndefined()
})

test('an address is read as browsers write it', () => {
  expect(readConfig({ SITE_URL: 'https://Örn.se:443/' }).siteUrl).toBe('https://xn--rn-eka.se')
  expect(() => readConfig({ SITE_URL: 'https://example.com/?x' })).toThrow(/^SITE_URL=.*must end after/)
})
