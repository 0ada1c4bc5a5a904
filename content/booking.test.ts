import { expect, test } from 'vitest'
import { howToMeet } from './booking.ts'
import { facts } from './facts.ts'
import { languages } from './language.ts'

test.each(languages)('without a room nobody is promised the link with the confirmation (%s)', (language) => {
  expect(howToMeet('video', language, 'https://meet.example.com/me')).toBe(
    facts.booking.words[language].video,
  )
  expect(howToMeet('video', language, '')).toMatch(/before the meeting|före mötet/)
  expect(howToMeet('video', language, '')).not.toMatch(/confirmation|bekräftelse/)
  expect(howToMeet('phone', language, '')).toBe(facts.booking.words[language].phone)
})
