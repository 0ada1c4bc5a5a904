import { expect, test } from 'vitest'
import { fold } from '../../core/text/fold.ts'
import { excerptOf, marked, wordsOf } from './search-words.browser.ts'

const folded = (text: string) => wordsOf(text).map((word) => word.folded)

test('case and accents make no difference, however the letters are composed', () => {
  expect(fold('SÖLVESBORG')).toBe('solvesborg')
  expect(fold('Åäöé')).toBe('aaoe')
  expect(fold('so\u0308lvesborg')).toBe(fold('sölvesborg'))
})

test('punctuation separates words, so that a slug and a list of terms are words too', () => {
  expect(folded('/sv/blog/it-tjanster-solvesborg')).toEqual(['sv', 'blog', 'it', 'tjanster', 'solvesborg'])
  expect(folded('CI/CD, TLS 1.3 & so\u0308kning')).toEqual(['ci', 'cd', 'tls', '1', '3', 'sokning'])
})

test('matches are marked, and the text stays the same', () => {
  const text = 'IT-tjänster i Sölvesborg: det ett litet företag behöver'
  const pieces = marked(text, new Set(['solvesborg', 'foretag']))
  expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual([
    'Sölvesborg',
    'företag',
  ])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})

test.each([
  ['prices after tax', ['prices', 'pricesafter'], ['prices']],
  ['why the load balancing fails', ['loadbalancing'], ['load balancing']],
  ['load balancing', ['load', 'balancing', 'loadbalancing'], ['load', 'balancing']],
  ['by e-mail', ['email'], ['e-mail']],
])('of “%s”, what matches by itself is marked before two words as one', (text, matches, expected) => {
  const pieces = marked(text, new Set(matches)).filter(({ isMatch }) => isMatch)
  expect(pieces.map((piece) => piece.text)).toEqual(expected)
})

test('the excerpt is the passage with the most matches, from the start of its sentence', () => {
  const description = 'How to balance load.'
  const filler = 'Nothing of interest stands here, and it goes on for a while. '.repeat(6)
  const text = `${filler}It marks a server as failed. A passive health check of Nginx sees only real requests. ${filler}`
  const excerpt = excerptOf(
    { description, text, headings: '', tags: '' },
    new Set(['nginx', 'passive', 'check']),
  )
  expect(excerpt).toMatch(/^A passive health check of Nginx/)
  expect(excerpt.length).toBeLessThan(180)
  const tagged = { description, text, headings: 'Logs · Limits', tags: 'Bash, TLS' }
  expect(excerptOf(tagged, new Set(['load']))).toBe(description)
  expect(excerptOf(tagged, new Set(['limits']))).toBe('Logs · Limits')
  expect(excerptOf(tagged, new Set(['tls']))).toBe('Bash, TLS')
})
