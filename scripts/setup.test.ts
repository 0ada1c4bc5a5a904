import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { copyProject } from '../tests/support/copy-project.ts'
import { answerLines } from './setup/answer-lines.ts'

// Each step runs a process.
vi.setConfig({ testTimeout: 90_000 })

const folders: string[] = []
let folder: string
beforeEach(() => {
  folder = copyProject()
  folders.push(folder)
})
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true })
})

function setUp(input: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/setup.ts'], {
    cwd: folder,
    encoding: 'utf8',
    input,
    timeout: 60_000,
  })
  return { status, output: stdout + stderr }
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

test('answers change only their facts, and a second run keeps them', () => {
  const before = read('example/facts.yaml')
  const lines = answerLines({
    Brand: "Åsa's verkstad",
    'Its short name': 'verkstad',
    Domain: 'verkstad.example.com',
    Phone: '08-765 432 10',
    'Its radius': '50',
    'Opening hours': 'Mon-Thu 8:00-17:00, Fri Sun 09:00-12:00',
    'Ways to meet': 'phone visit',
    'Minutes of a meeting': '45',
    'Hours of meetings': 'Tue 13:00-16:00',
    'Your own room': 'https://meet.example.com/verkstad',
    Profiles: 'GitHub https://github.com/verkstad, LinkedIn https://www.linkedin.com/company/verkstad',
    'Mail server': 'smtp://me:pass%23@mail.example.com:587',
    'Secret addresses': 'https://calendar.example.com/a.ics https://calendar.example.com/b.ics',
    'Key of the feed': 'new',
  })
  expect(setUp(lines)).toMatchObject({ status: 0, output: expect.stringContaining('11 facts') })

  const after = read('example/facts.yaml')
  const linesOf = (text: string) => text.split('\n').map((line) => line.trim())
  const answered = [
    'shortName: verkstad',
    'origin: https://verkstad.example.com',
    "brand: Åsa's verkstad",
    "phone: '+46876543210'",
    'radius: 50000',
    'minutes: 45',
    'videoLink: https://meet.example.com/verkstad',
    'url: https://www.linkedin.com/company/verkstad',
  ]
  expect(linesOf(after)).toEqual(expect.arrayContaining(answered))
  expect(parse(after)).toMatchObject({
    booking: {
      kinds: ['phone', 'visit'],
      hours: [{ days: ['Tuesday'], opens: '13:00', closes: '16:00' }],
    },
    openingHours: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:00', closes: '17:00' },
      { days: ['Friday', 'Sunday'], opens: '09:00', closes: '12:00' },
    ],
  })
  // All other lines, such as comments and claims, keep their content and order.
  const isKept = (line: string) => /^(#|(projects|uptime|includes|replyHours|street|when): )/.test(line)
  expect(linesOf(after).filter(isKept)).toEqual(linesOf(before).filter(isKept))
  const key = /^CALENDAR_KEY=([\w-]{22})$/m.exec(read('.env'))?.[1] ?? ''
  expect(read('.env')).toBe(
    read('.env.example')
      .replace('SMTP_URL=', 'SMTP_URL=smtp://me:pass%23@mail.example.com:587')
      .replace(
        'BUSY_CALENDARS=',
        "BUSY_CALENDARS='https://calendar.example.com/a.ics https://calendar.example.com/b.ics'",
      )
      .replace('CALENDAR_KEY=', () => `CALENDAR_KEY=${key}`),
  )
  expect(statSync(join(folder, '.env')).mode & 0o077, 'only the owner reads passwords').toBe(0)

  const { output } = setUp(answerLines({}))
  expect(output).toContain("[Åsa's verkstad]")
  expect(output).toContain('[Mon-Thu 08:00-17:00, Fri Sun 09:00-12:00]')
  for (const hidden of ['pass%23', key, 'calendar.example.com']) expect(output).not.toContain(hidden)
  expect(read('example/facts.yaml')).toBe(after)
})

test('an invalid answer is refused and asked for again', () => {
  const { status, output } = setUp(
    answerLines({
      'Its short name': ['Äpple', 'apple'],
      Domain: ['https://example.com/path', 'example.com'],
      'E-mail': ['nobody', 'me@example.com'],
      Phone: ['12', '+45 12 34 56 78'],
      Organisation: ['556016-0681', '5560160680'],
      Middle: ['56,05 14,58', '56.05, 14.58'],
      'Opening hours': ['always', 'Mon 18:00-09:00', 'Mon-Fri 9:00-18:00, Fri 10:00-11:00', '-'],
      'Ways to meet': ['letter', 'video'],
      'Minutes of a meeting': ['half an hour', '30'],
      'Days that': ['365', '28'],
      'Your own room': ['my kitchen', '-'],
      Profiles: ['GitHub', '-'],
      'Mail server': ['https://example.com', '-'],
      'Secret addresses': ['my calendar', '-'],
      'Key of the feed': ['secret', '-'],
      'How many': ['many', '1'],
    }),
  )
  for (const wrong of [
    'Äpple: use small letters',
    'https://example.com/path: write a domain',
    'nobody: write an e-mail address',
    '12: write a number such as',
    '556016-0681: write the ten digits',
    '56,05 14,58: write latitude and longitude',
    'always: write days and hours',
    'Mon 18:00-09:00 closes before it opens',
    'Friday is said twice',
    'letter: name a kind of meeting',
    'half an hour: write a whole number',
    '365: look 90 days ahead at most',
    'my kitchen: write an address',
    'GitHub: write name and address',
    'my calendar: calendar 1 must be an address',
    'secret: must be 16 to 128',
    'https://example.com: must be an address such as smtp://',
    'many: must be the number of proxies',
  ]) {
    expect(output).toContain(wrong)
  }
  expect(status).toBe(0)
  expect(parse(read('example/facts.yaml'))).toMatchObject({
    organisationNumber: '556016-0680',
    openingHours: [],
  })
  expect(read('.env')).toMatch(/^TRUST_PROXY=1$/m)
})

test('who takes no bookings is asked no more about them', () => {
  const { status, output } = setUp(answerLines({ 'Ways to meet': '-', 'How many': '1' }))
  expect(status).toBe(0)
  expect(output).not.toContain('Minutes of a meeting')
  expect(output).not.toContain('Your own room')
  expect(read('example/facts.yaml')).toContain('kinds: []')
  expect(read('.env')).toMatch(/^TRUST_PROXY=1$/m)
})

test('nothing is changed when the input ends early', () => {
  const before = read('example/facts.yaml')
  const { status, output } = setUp('Other\nÅsa Ek\n')
  expect(status).toBe(1)
  expect(output).toContain('Stopped before the last question: nothing was changed')
  expect(read('example/facts.yaml')).toBe(before)
  expect(() => read('.env')).toThrow()
})
