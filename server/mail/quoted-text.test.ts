import { expect, test } from 'vitest'
import { firstLines, harmlessName } from './quoted-text.ts'

test.each([
  'https://evil.example/x?y=z#q',
  'HTTP://EVIL.EXAMPLE',
  'ftp://192.0.2.1/x',
  'www.evil.example',
  'evil.example',
  'evil0.example/win',
  'x.co/abc',
  'evil。example',
  'åäö.se:8080/x',
  'claim@evil.example',
])('%s is no link in a quoted text, and in no name', (link) => {
  expect(firstLines(`Look at ${link} now`, '[link]')).toBe('Look at [link] now')
  expect(harmlessName(`Claim ${link}`)).toBe('')
})

test.each([
  'Hej! Det gäller t.ex. vår butik, m.m.',
  'It costs 10.000 kr, i.e. 3.5 a day.',
  'Vad kostar det?',
])('%s stays as it is', (text) => expect(firstLines(text, '[link]')).toBe(text))

test.each([
  ['a text of many lines', 'one\ntwo\r\nthree\nfour', 'one\ntwo\nthree …'],
  ['a long line', 'å'.repeat(300), `${'å'.repeat(200)} …`],
  ['half a letter at the end', `${'a'.repeat(199)}🙂`, `${'a'.repeat(199)}\uFFFD …`],
])('%s is quoted by its beginning', (_, text, quoted) => {
  expect(firstLines(text, '[link]')).toBe(quoted)
})

test.each(['Åsa Öberg', "Seán O'Neill", 'J. P. Lind', '漢字'])('%s is greeted', (name) =>
  expect(harmlessName(name)).toBe(name),
)

test('a sentence is no name', () => expect(harmlessName('You have won a prize '.repeat(4))).toBe(''))
