import { expect, test } from 'vitest'
import { decodeList, exportSubscribers, readSubscribers } from './subscriber-list.server.ts'
import type { Subscriber } from './subscribers.server.ts'

const asa = { email: 'asa@example.com', language: 'sv' }
const asaAlone = { subscribers: [asa], left: 0, withoutAddress: 0 }

test.each([
  ['a plain list', 'email,language\nasa@example.com,sv\n'],
  ['a Swedish spreadsheet', '\ufeffNamn;E-postadress;Språk\r\n"Öberg, Åsa";asa@example.com;SV\r\n'],
  ['Mailchimp', '"Email Address","First Name"\n"asa@example.com","Åsa"\n'],
  ['copied cells', 'E-Mail\tNamn\nasa@example.com\tÅsa\n'],
  ['written in other ways', 'E-post\n "Åsa <mailto:asa@example.com>" \n'],
  ['addresses alone, with an empty line', 'E-post\n\nasa@example.com\n'],
  ['Outlook', 'E-mail Address,E-mail Type,E-mail 2 Address\nasa@example.com,SMTP,second@example.com\n'],
  ['Outlook, without a second', 'E-mail Address,E-mail 2 Address\nasa@example.com,\n'],
  ['Outlook, without a first', 'E-mail Address,E-mail 2 Address\n,asa@example.com\n'],
  ['Google', 'First Name,E-mail 1 - Label,E-mail 1 - Value\nÅsa,* Work,asa@example.com ::: b@example.com\n'],
  ['Excel, which names the sign', 'sep=;\r\nE-post;Namn\r\nasa@example.com;"Öberg, Å"\r\n'],
  ['Excel, which names another sign', '\ufeff"sep=|"\r\nNamn|E-post\r\nÅsa|asa@example.com\r\n'],
])('%s is read', (_, csv) => {
  expect(readSubscribers(csv, 'sv')).toEqual(asaAlone)
})

const excel = 'Språk\tE-post\r\nsv\tasa@example.com\r\n'
test.each([
  ['UTF-8', Buffer.from(excel)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${excel}`)],
  ['UTF-16 LE', Buffer.from(`\ufeff${excel}`, 'utf16le')],
  ['UTF-16 BE', Buffer.from(`\ufeff${excel}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(excel, 'latin1')],
])('a list in %s is read', (_, bytes) => {
  expect(readSubscribers(decodeList(bytes), 'en')).toEqual(asaAlone)
})

const time = '2026-01-02 03:04:05'
test.each([
  ['Ghost', 'email,subscribed_to_emails,deleted_at', 'true,', ['false,', `true,${time}`]],
  ['listmonk', 'email,status', 'enabled', ['blocklisted', 'disabled']],
  ['listmonk, of a list', 'email,subscription_status', 'confirmed', ['unsubscribed', 'unconfirmed']],
  [
    'listmonk, of all lists',
    'email,lists',
    `"[{""name"":""News"",""subscription_status"":""confirmed""}]"`,
    [`"[{""subscription_status"":""unsubscribed""}]"`, `"[{""subscription_status"":""unconfirmed""}]"`],
  ],
  ['Mailchimp', 'Email Address,MEMBER_RATING,UNSUB_TIME,CLEAN_TIME', '2,,', [`2,${time},`, `2,,${time}`]],
  ['Mailchimp, in one', 'Email Address,Status', 'Subscribed', ['Unsubscribed', 'Cleaned', 'Non-Subscribed']],
  ['Mailtrain', 'email,status', '1', ['2', '3', '4']],
  [
    'MailerLite',
    'Subscriber email,Status,Unsubscribed',
    'active,',
    ['unsubscribed,', 'bounced,', `active,${time}`, 'junk,'],
  ],
  ['Buttondown', 'email,subscriber_type', 'regular', ['unsubscribed', 'unactivated', 'spammy', 'removed']],
  // An active subscription is one that is paid.
  ['Substack', 'email,active_subscription,email_disabled', 'false,false', ['true,true']],
  ['Brevo', 'EMAIL,EMAIL_BLOCKLISTED,SOFT_BOUNCED', 'no,1', ['yes,0', 'Yes,']],
  ['Kit', 'email,state', 'active', ['cancelled', 'inactive', 'bounced', 'complained']],
  ['a country in states', 'email,state,type', 'CA,individual', []],
  ['Klaviyo', 'Email,Email Marketing Consent', 'SUBSCRIBED', ['UNSUBSCRIBED', 'NEVER_SUBSCRIBED']],
  ['Shopify', 'Email,Accepts Email Marketing', 'yes', ['no', '']],
  ['phpList', 'email,confirmed,blacklisted', '1,0', ['0,0', '1,1']],
  ['Sendy', 'Email,Status', 'Subscribed', ['Marked as spam', 'Soft bounced', 'Unconfirmed']],
  ['a state that nobody knows', 'email,status', '', ['sovande']],
  ['a column that is none of these', 'email,lead status,unsubscribe_url', 'new,https://a.example', []],
])('of %s, who has left is left out', (_, heading, stays, left) => {
  const lines = [heading, `asa@example.com,${stays}`, ...left.map((cells) => `left@example.com,${cells}`)]
  expect(readSubscribers(lines.join('\n'), 'sv')).toEqual({ ...asaAlone, left: left.length })
})

test('a contact without an address is left out', () => {
  expect(readSubscribers('Name,Email\nBo,\nÅsa,asa@example.com\n', 'sv')).toEqual({
    ...asaAlone,
    withoutAddress: 1,
  })
})

test('what is exported can be read, but for whom it does not go to', () => {
  const subscriber: Subscriber = {
    id: '1',
    email: asa.email,
    language: 'sv',
    asked_at: 0,
    confirmed_at: 0,
    consent: 'Ja; tack',
    token: '',
    refusals: 0,
    paused_at: null,
  }
  const unconfirmed = { ...subscriber, confirmed_at: null }
  const paused = { ...subscriber, paused_at: 1 }
  expect(readSubscribers(exportSubscribers([subscriber, unconfirmed, paused]), 'en')).toEqual({
    ...asaAlone,
    left: 2,
  })
})

test.each([
  ['Namn;Adress\nÅsa;Sölvesborg\n', 1, 'none'],
  ['email\nasa\n', 2, 'email'],
  ['sep=;\n\nemail\nasa@example.com\nbo', 5, 'email'],
  ['email,language\nasa@example.com,de\n', 2, 'language'],
  ['email\n"asa@example.com\n', 2, 'none'],
])('%j is refused with its line', (csv, line, column) => {
  expect(readSubscribers(csv, 'sv')).toEqual({ wrong: [{ line, column }] })
})
