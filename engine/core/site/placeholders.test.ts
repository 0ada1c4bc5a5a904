import { expect, test } from 'vitest'
import { perLanguage } from '../text/language.ts'
import { fillAll } from './placeholders.ts'

const facts = { town: 'Växjö', uptime: '', support: '', reply: 'I reply.' }
const names = perLanguage(
  (language) => new Map(Object.entries({ ...facts, ...(language === 'sv' && { reply: 'Jag svarar.' }) })),
)

test.each([
  ['From {town}.', 'From Växjö.'],
  ['{unknown} and \\{town}', '{unknown} and {town}'],
  ['We watch. The aim is {uptime}. {reply}', 'We watch. I reply.'],
  ['{support} The agreement covers more. {reply}', 'The agreement covers more. I reply.'],
  ['Sure. {support} {uptime} {reply}', 'Sure. I reply.'],
  ['Up to {uptime}', ''],
  ['In {town}. {support}', 'In Växjö.'],
  ['A price of 1.5 kr, e.g. {uptime}. Then more.', 'Then more.'],
])('%s', (text, filled) => {
  expect(fillAll(text, names)).toBe(filled)
})

test('each language has its own facts, and texts that come out empty leave their list', () => {
  expect(
    fillAll({ en: ['{reply}', '{uptime}', ''], sv: { of: '{reply}' }, list: [1, true, null] }, names),
  ).toEqual({
    en: ['I reply.', ''],
    sv: { of: 'Jag svarar.' },
    list: [1, true, null],
  })
})
