import { expect, test } from 'vitest'
import { bilingual } from './language.ts'
import { fill, paragraphs, plural } from './sentence.ts'

const { en, sv } = bilingual({
  en: { hello: 'Hello {name}', found: { one: '{count} page of {all}', other: '{count} pages of {all}' } },
  sv: { hello: 'Hej {name}', found: { one: '{count} sida av {all}', other: '{count} sidor av {all}' } },
})

test('a value stands in place of its name as it is', () => {
  expect(fill(en.hello, { name: '{name} $& \\' })).toBe('Hello {name} $& \\')
  expect(plural(sv.found, 1, 'sv', { all: 3 })).toBe('1 sida av 3')
  expect(plural(sv.found, 0, 'sv', { all: 3 })).toBe('0 sidor av 3')
})

test('a paragraph that names something empty is left out', () => {
  expect(paragraphs(['Hello {name}', 'Because {reason}', 'Bye'], { name: 'Åsa', reason: '' })).toEqual([
    'Hello Åsa',
    'Bye',
  ])
})

test('a sentence that lacks something does not compile', () => {
  // @ts-expect-error a value is missing
  expect(fill(en.hello, {})).toBe('Hello {name}')
  // @ts-expect-error the value has another name
  fill(en.hello, { nam: 'Åsa' })
  // @ts-expect-error a sentence is no text until it is filled
  expect(en.hello satisfies string).toBe('Hello {name}')
  // @ts-expect-error the Swedish text lacks a name
  bilingual({ en: { a: '{name}' }, sv: { a: 'namn' } })
  // @ts-expect-error and has one more
  bilingual({ en: { a: 'name' }, sv: { a: '{name}' } })
  // @ts-expect-error a sentence that the English words lack
  bilingual({ en: { a: 'name' }, sv: { a: 'namn', b: 'mer' } })
  // @ts-expect-error a list of another length
  bilingual({ en: { a: ['a', 'b'] }, sv: { a: ['a'] } })
  // @ts-expect-error a function is no text
  bilingual({ en: { a: (name: string) => name }, sv: { a: (name: string) => name } })
})
