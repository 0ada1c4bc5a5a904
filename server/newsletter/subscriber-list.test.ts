import { expect, test } from 'vitest'
import { exportSubscribers, readSubscribers } from './subscriber-list.ts'
import type { Subscriber } from './subscribers.ts'

const asa = { email: 'asa@example.com', language: 'sv' }

test.each([
  ['a plain list', 'email,language\nasa@example.com,sv\n'],
  ['a Swedish spreadsheet', '\ufeffNamn;E-postadress;Språk\r\n"Öberg, Åsa";asa@example.com;SV\r\n'],
  ['Mailchimp', '"Email Address","First Name"\n"asa@example.com","Åsa"\n'],
  ['copied cells', 'E-Mail\tNamn\nasa@example.com\tÅsa\n'],
  ['written in other ways', 'E-post\n "Åsa <mailto:asa@example.com>" \n'],
  ['addresses alone, with an empty line', 'E-post\n\nasa@example.com\n'],
])('%s is read', (_, csv) => {
  expect(readSubscribers(csv, 'sv')).toEqual([asa])
})

test('what is exported can be read', () => {
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
  expect(readSubscribers(exportSubscribers([subscriber]), 'en')).toEqual([asa])
})

test.each([
  ['Namn;Adress\nÅsa;Sölvesborg\n', 'line 1: no column is called email'],
  ['email\nasa\n', 'line 2: email is no e-mail address'],
  ['email,language\nasa@example.com,de\n', 'line 2: language is one of en, sv, or empty'],
])('%j is refused with its line', (csv, wrong) => {
  expect(readSubscribers(csv, 'sv')).toEqual({ wrong: [wrong] })
})
