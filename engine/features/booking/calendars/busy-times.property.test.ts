import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFixture, calendarFixtures, stockholm } from '../../../../tests/support/calendars.ts'
import { checkRandomBusyTimes } from '../../../../tests/support/random-calendars.ts'
import { repeats } from '../../../../tests/support/repeats.ts'
import { busyTimesOf } from './busy-times.server.ts'
import { CalendarText } from './calendar-text.server.ts'

test('busy times are those that a look at each day of a printed calendar gives', () => {
  checkRandomBusyTimes(repeats(100, 2000))
})

const busyTimes = (text: string) => {
  let broken = 0
  const window = {
    from: stockholm('2026-10-20'),
    until: stockholm('2027-02-01'),
    timeZone: 'Europe/Stockholm',
  }
  return { busy: busyTimesOf(text, { ...window, onBroken: () => broken++ }), broken }
}

test('line ends and folds of any kind change no busy time', () => {
  const lineEnds = fc.array(fc.constantFrom('\r', '\n', '\r\n', '\r\r\n'), { minLength: 1, maxLength: 3 })
  const lineEnd = fc.infiniteStream(lineEnds.map((ends) => ends.join('')))
  const part = fc.infiniteStream(
    fc.record({ length: fc.integer({ min: 1, max: 60 }), blank: fc.constantFrom(' ', '\t') }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...calendarFixtures), lineEnd, part, (name, ends, parts) => {
      const text = calendarFixture(name)
      const nextEnd = () => ends.next().value
      const folded = (line: string): string => {
        const { length, blank } = parts.next().value
        if (line.length <= length) return line + nextEnd()
        return line.slice(0, length) + nextEnd() + blank + folded(line.slice(length))
      }
      const lines = text
        .replaceAll(/\r\n[ \t]/g, '')
        .split('\r\n')
        .filter(Boolean)
      const rewritten = new CalendarText()
      rewritten.add(Buffer.from(lines.map(folded).join('')))
      expect(busyTimes(rewritten.end())).toEqual(busyTimes(text))
    }),
    { numRuns: repeats(50, 1000) },
  )
})
