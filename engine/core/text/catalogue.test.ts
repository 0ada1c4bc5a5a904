import { expect, test } from 'vitest'
import { missingSentences, translate } from './catalogue.ts'

const words = {
  send: 'Send',
  greet: ['Hello {name}', '{name}, {town}'],
  count: 3,
  more: { send: 'Send', pause: '–' },
}

test('each sentence is what the catalogue has for it, and what it lacks stays and is named once', () => {
  const german = { Send: 'Senden', 'Hello {name}': '' }
  expect(translate(words, 'de', german)).toEqual({
    ...words,
    send: 'Senden',
    more: { send: 'Senden', pause: '–' },
  })
  expect(missingSentences('de')).toEqual(['Hello {name}'])
})

test('without a catalogue words stay as they are', () => {
  expect(translate(words, 'fr', undefined)).toBe(words)
  expect(missingSentences('fr')).toBeUndefined()
})
