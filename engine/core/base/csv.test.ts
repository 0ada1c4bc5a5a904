import { expect, test } from 'vitest'
import { toCsv } from './csv.server.ts'

test('a Swedish spreadsheet opens rows as they are', () => {
  expect(
    toCsv([
      ['Namn', 'Å'],
      ['Åsa; "Öberg"', 'a\nb'],
    ]),
  ).toBe('\ufeff"Namn";"Å"\r\n"Åsa; ""Öberg""";"a\nb"')
})

test.each([
  ['=1+1', "'=1+1"],
  ["Sven;=cmd|'/C calc'!A0;", "Sven;'=cmd|'/C calc'!A0;"],
  ['Sven,@SUM(1)', "Sven,'@SUM(1)"],
  ['Hej\n=HYPERLINK(1)', "Hej\n'=HYPERLINK(1)"],
  ['a\r\n-1\t+2', "a\r\n'-1\t'+2"],
  ['1 - 1 = 0; -5', '1 - 1 = 0; -5'],
])('%j is text, whichever sign a spreadsheet splits at', (text, marked) => {
  expect(toCsv([[text]])).toBe(`\ufeff"${marked}"`)
})
