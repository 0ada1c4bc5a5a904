import { expect, test } from 'vitest'
import { OwnerError } from '../base/owner-error.ts'
import { perLanguage } from '../text/language.ts'
import { overlay } from './overlay.ts'

const engine = {
  title: 'Hello',
  list: ['one', 'two'],
  cards: [
    { heading: 'A', text: 'B' },
    { heading: 'C', text: 'D', isAim: true },
  ],
  figures: [
    { value: '{pages}', label: 'tested' },
    { value: '0', label: 'faults' },
  ],
  keys: [['Ctrl', 'K']],
  greet: 'Hello {name} on {day}',
  letter: ['Hello {name}', 'Regards'],
  count: '{count} results in {town}',
}
const facts = perLanguage((language) => new Map([['town', language === 'sv' ? 'i Växjö' : 'Växjö']]))

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
  const own = { file: 'site/words/test.yaml', words: { en, sv }, lines }
  return overlay(
    'test',
    perLanguage(() => engine),
    facts,
    own,
  )
}

test('what the owner says stands in place of the engine’s words, and the rest stays', () => {
  const { en, sv } = withOwn({
    title: 'Hi from {town}',
    cards: [{ text: 'C' }],
    figures: [{ value: 'all {pages}' }],
    greet: '{day}: {name}, {town}',
    letter: ['Hi!', 'Yours', '{name} knows'],
    count: '{count} träffar',
  })
  expect(en).toMatchObject({
    title: 'Hi from {town}',
    list: ['one', 'two'],
    cards: [{ heading: 'A', text: 'C' }],
  })
  expect(en.figures).toEqual([{ value: 'all {pages}', label: 'tested' }])
  expect(en.greet).toBe('{day}: {name}, {town}')
  expect(en.letter).toEqual(['Hi!', 'Yours', '{name} knows'])
  expect(en.count).toBe('{count} träffar')
  expect(sv.title).toBe('Hello')
})

test('a list may be of any length, with what any of its items has', () => {
  const { en } = withOwn({
    list: ['one', 'two', 'three'],
    cards: [{ isAim: true }, {}, { heading: 'E', text: 'F' }],
  })
  expect(en.list).toEqual(['one', 'two', 'three'])
  expect(en.cards).toEqual([
    { heading: 'A', text: 'B', isAim: true },
    { heading: 'C', text: 'D', isAim: true },
    { heading: 'E', text: 'F' },
  ])
  expect(withOwn({ list: ['one'] }).en.list).toEqual(['one'])
})

test('all that is wrong in a file is said at once', () => {
  expect(() => withOwn({ titel: 'x', title: 3 }, { list: [''] })).toThrow(
    /11: en\.titel: .*\n.*7: en\.title: .*\n.*1: sv\.list\.0: /,
  )
})

test('a name is one of the language of its text', () => {
  facts.en.set('years', '8')
  expect(() => withOwn({ title: '{years}' }, { title: '{years}' })).toThrow(
    /^\S+1: sv\.title: {years} names no fact/,
  )
  facts.en.delete('years')
})

test.each([
  [
    { titel: 'x' },
    '11: en.titel: there is no such text: write one of title, list, cards, figures, keys, greet, letter, count',
  ],
  [{ title: 3 }, '7: en.title: write a text'],
  [{ title: 'From {twon}' }, '7: en.title: {twon} names no fact'],
  [{ title: ' ' }, '7: en.title: this cannot be empty'],
  [{ list: ['one', ''] }, '1: en.list.1: this cannot be empty'],
  [{ list: [] }, '8: en.list: write a list'],
  [{ list: 'one' }, '8: en.list: write a list'],
  [{ keys: [['Ctrl']] }, '1: en.keys.0: write a list of 2'],
  [{ cards: [{}, {}, { heading: 'E' }] }, '1: en.cards.2: text is missing: write it'],
  [{ cards: [{}, { isAim: 'no' }] }, '1: en.cards.1.isAim: write true or false'],
  [{ greet: 'Hi {name}' }, '9: en.greet: {day} is missing: write it where it belongs'],
  [{ figures: [{ value: 'all' }] }, '1: en.figures.0.value: {pages} is missing: write it where it belongs'],
  [{ letter: ['Hi!'] }, '1: en.letter: {name} is missing: write it where it belongs'],
  [{ letter: ['Hi {name}', '{day}'] }, '1: en.letter.1: {day} names no fact'],
  [{ count: 'many' }, '10: en.count: {count} is missing'],
  [{ cards: [{ heading: ['A'] }] }, '12: en.cards.0.heading: write a text'],
  [{ cards: ['A'] }, '1: en.cards.0: write some of heading, text, isAim below it'],
])('%j is refused', (en, says) => {
  expect(() => withOwn(en)).toThrow(`site/words/test.yaml:${says}`)
})

test('whatever the owner writes in place of a text is taken, or refused in lines', () => {
  const values = [
    3,
    true,
    null,
    '',
    'x',
    '{nothing}',
    [],
    [null],
    [[]],
    ['x'],
    {},
    { heading: 'x' },
    { x: {} },
  ]
  const own = (key: string) => values.flatMap((value) => [{ [key]: value }, { [key]: [value, value, value] }])
  for (const en of Object.keys(engine).flatMap(own))
    try {
      withOwn(en, en)
    } catch (error) {
      expect(error).toBeInstanceOf(OwnerError)
      expect(String(error)).toMatch(/^OwnerError: (site\/words\/test\.yaml:\d+: (en|sv)\.[\w.]+: \S.*\n?)+$/)
    }
})
