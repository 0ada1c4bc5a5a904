import { expect, test } from 'vitest'
import { bilingual } from '../../core/text/language.ts'
import { signOf } from './open-now.island.tsx'
import { daysWithin } from './opening-lines.ts'

const texts = {
  open: 'until {time}',
  today: 'today {time}',
  tomorrow: 'tomorrow {time}',
  later: '{day} {time}',
  closed: 'closed',
} as const
const words = bilingual({ en: texts, sv: texts }).en

test.each([
  [0, 'en', 'today 09:00'],
  [1, 'en', 'tomorrow 09:00'],
  [2, 'en', 'Monday 09:00'],
  [6, 'sv', 'måndag 09:00'],
  [7, 'en', 'November 30 09:00'],
  [7, 'sv', '30 november 09:00'],
] as const)(
  'an opening in %i days is named so that it is no other day (%s): %s',
  (inDays, language, sign) => {
    const said = { language, words, days: daysWithin(language) }
    const opens = { date: '2026-11-30', inDays, time: '09:00' } as const
    expect(signOf({ is: 'closed', opens }, said)).toBe(sign)
  },
)

test('the sign says until when it is open, or that no opening is in sight', () => {
  const said = { language: 'en', words, days: daysWithin('en') } as const
  expect(signOf({ is: 'open', until: '18:00' }, said)).toBe('until 18:00')
  expect(signOf({ is: 'closed' }, said)).toBe('closed')
})
