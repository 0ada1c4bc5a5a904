import { afterEach, expect, test } from 'vitest'
import { overlay } from './overlay.ts'
import { wordsFile } from './words-file.ts'

const engine = {
  title: 'Hello',
  list: ['one', 'two'],
  cards: [{ heading: 'A', text: 'B' }],
  greet: (name: string, day: string) => `Hello ${name} on ${day}`,
  count: '{count} results in {town}',
}
const facts = { en: new Map([['town', 'Växjö']]), sv: new Map([['town', 'i Växjö']]) }

/** The words of the engine with those of an owner, as words/test.yaml has them. */
function withOwn(en: object, sv: object = {}) {
  const lines = {
    'en.title': 7,
    'en.list': 8,
    'en.greet': 9,
    'en.count': 10,
    'en.titel': 11,
    'en.cards.0.heading': 12,
  }
  wordsFile.test = { file: 'site/words/test.yaml', words: { en, sv }, lines }
  return overlay('test', { en: engine, sv: engine }, facts)
}

afterEach(() => {
  delete wordsFile.test
})

test('what the owner says stands in place of the engine’s words, and the rest stays', () => {
  const { en, sv } = withOwn({
    title: 'Hi from {town}',
    cards: [{ text: 'C' }],
    greet: '{day}: {name}, {town}',
    count: '{count} träffar',
  })
  expect(en).toMatchObject({
    title: 'Hi from {town}',
    list: ['one', 'two'],
    cards: [{ heading: 'A', text: 'C' }],
  })
  expect(en.greet('Åsa', 'Monday')).toBe('Monday: Åsa, Växjö')
  expect(en.count).toBe('{count} träffar')
  expect(sv.title).toBe('Hello')
})

test('a Swedish text in place of a function has Swedish facts', () => {
  const { en, sv } = withOwn({}, { greet: '{name}, {town}, {day}' })
  expect(sv.greet('Åsa', 'måndag')).toBe('Åsa, i Växjö, måndag')
  expect(en.greet('Åsa', 'Monday')).toBe('Hello Åsa on Monday')
  expect(() => withOwn({}, { greet: '{name}' })).toThrow('sv.greet: {day} is missing')
})

test.each([
  [{ titel: 'x' }, '11: en.titel: there is no such text: write one of title, list, cards, greet, count'],
  [{ title: 3 }, '7: en.title: write a text'],
  [{ title: 'From {twon}' }, '7: en.title: {twon} names no fact'],
  [{ list: ['one'] }, '8: en.list: write a list of 2, as the page has it'],
  [{ list: 'one' }, '8: en.list: write a list of 2'],
  [{ greet: 'Hi {name}' }, '9: en.greet: {day} is missing: write it where it belongs'],
  [{ count: 'many' }, '10: en.count: {count} is missing'],
  [{ cards: [{ heading: ['A'] }] }, '12: en.cards.0.heading: write a text'],
  [{ cards: ['A'] }, '1: en.cards.0: write some of heading, text below it'],
])('%j is refused', (en, says) => {
  expect(() => withOwn(en)).toThrow(`site/words/test.yaml:${says}`)
})
