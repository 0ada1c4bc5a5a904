import { expect, test } from 'vitest'
import { facts } from '../../core/site/facts.ts'
import { knownLanguages } from '../../core/text/language.ts'
import { howToMeet } from './rules.ts'

test.each(knownLanguages)(
  'without a room nobody is promised the link with the confirmation (%s)',
  (language) => {
    expect(howToMeet('video', language, 'https://meet.example.com/me')).toBe(
      facts.booking.words[language].video,
    )
    expect(howToMeet('video', language, '')).toMatch(/before the meeting|före mötet/)
    expect(howToMeet('video', language, '')).not.toMatch(/confirmation|bekräftelse/)
    expect(howToMeet('phone', language, '')).toBe(facts.booking.words[language].phone)
  },
)
