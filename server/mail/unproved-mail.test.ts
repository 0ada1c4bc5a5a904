import { expect, test } from 'vitest'
import type { Slots } from '../../app/booking.ts'
import { appForEachTest } from '../../tests/support/app.ts'
import { forgetMailbox, mailboxOf } from './unproved-mail.ts'

const tested = appForEachTest({ TRUST_PROXY: '1' })

const post = (path: string, body: object, network: string, headers: Record<string, string> = {}) =>
  tested().postJson(path, body, { 'X-Forwarded-For': network, ...headers })

async function mails() {
  const rows = await tested().database.selectFrom('outbox').select('kind').execute()
  const isToOwner = ({ kind }: (typeof rows)[number]) => kind === 'owner' || kind.endsWith('-owner')
  return { toOwner: rows.filter(isToOwner).length, toVisitor: rows.filter((row) => !isToOwner(row)).length }
}

test('of 75 messages in the name of a stranger all reach the owner, and three are confirmed', async () => {
  const spellings = ['stranger', 'Stranger', 'stranger+1', 'stranger+2+3']
  const statuses = new Set<number>()
  for (let sent = 0; sent < 75; sent++) {
    const email = `${spellings[sent % 4]}@third.example`
    const message = { name: 'Åsa', email, message: `Number ${sent}` }
    statuses.add((await post('/api/contact', message, `198.51.100.${sent % 61}`)).status)
  }
  expect([...statuses]).toEqual([200])
  expect(await mails()).toEqual({ toOwner: 75, toVisitor: 3 })
})

test('three mails a day are for all kinds together, and the answers stay the same', async () => {
  const email = 'stranger@third.example'
  const { slots }: Slots = await (await tested().app.request('/api/slots')).json()
  const booking = { start: slots[0], kind: 'video', name: 'Åsa', email }
  expect((await post('/api/bookings', booking, '192.0.2.1', { 'Form-Trap': 'filled' })).status).toBe(201)
  expect((await post('/api/newsletter', { email }, '192.0.2.2')).status).toBe(202)
  const message = { name: 'Åsa', email, message: 'Hej!' }
  expect((await post('/api/contact', message, '192.0.2.3')).status).toBe(200)
  expect(await mails()).toEqual({ toOwner: 1, toVisitor: 3 })
  const other = { ...booking, start: slots.at(-1) }
  expect((await post('/api/bookings', other, '192.0.2.4')).status).toBe(201)
  expect((await post('/api/contact', { ...message, message: 'Hello!' }, '192.0.2.3')).status).toBe(200)
  expect(await mails()).toEqual({ toOwner: 3, toVisitor: 3 })
})

test('two hundred mails a day go to strangers; then a sign-up says so, and can be asked again', async () => {
  const signUp = (number: number) =>
    post('/api/newsletter', { email: `${number}@third.example` }, `192.0.${number}.1`)
  const statuses: number[] = []
  for (let number = 0; number < 202; number++) statuses.push((await signUp(number)).status)
  expect(statuses).toEqual([...Array(200).fill(202), 429, 429])
  expect(await mails()).toEqual({ toOwner: 0, toVisitor: 200 })
  await tested().database.deleteFrom('limits').execute()
  expect((await signUp(201)).status).toBe(202)
  expect(await mails()).toEqual({ toOwner: 0, toVisitor: 201 })
})

test('the limits name nobody, and forget a mailbox', async () => {
  const email = 'Asa+x@example.com'
  await post('/api/contact', { name: 'Åsa', email, message: 'Hej!' }, '192.0.2.1')
  const keys = async () => {
    const rows = await tested().database.selectFrom('limits').select('sender').execute()
    return rows.map(({ sender }) => sender.split(':')[0])
  }
  expect(await keys()).toContain('mail-mailbox')
  await forgetMailbox(tested().database, 'asa@example.com')
  expect(await keys()).not.toContain('mail-mailbox')
})

test.each([
  ['Asa@Example.COM', 'asa@example.com'],
  ['asa+news+x@example.com', 'asa@example.com'],
  ['a.s.a+x@gmail.com', 'asa@gmail.com'],
  ['A.sa@GoogleMail.com', 'asa@gmail.com'],
  ['a.sa@example.com', 'a.sa@example.com'],
  ['+x@example.com', '+x@example.com'],
  ['åsa@åäö.se', 'åsa@xn--4cab6c.se'],
])('%s is the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))
