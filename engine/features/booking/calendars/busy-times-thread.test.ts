import { expect, test } from 'vitest'
import { calendarOf, stockholm } from '../../../../tests/support/calendars.ts'
import { readInThread } from './busy-times-thread.server.ts'

const reading = {
  from: stockholm('2026-11-02'),
  until: stockholm('2026-11-30'),
  timeZone: 'Europe/Stockholm',
}
const { signal } = new AbortController()

/** A calendar of many years: 5,000 events, of which 200 are series. */
function longCalendar() {
  const rules = ['DAILY', 'WEEKLY;BYDAY=MO,WE,FR', 'MONTHLY;BYDAY=2TU', 'YEARLY', 'DAILY;COUNT=4000']
  return calendarOf(
    ...Array.from({ length: 5000 }, (_, index) => {
      const day = `${2016 + (index % 11)}${pad(1 + (index % 12))}${pad(1 + (index % 28))}`
      const hour = pad(index % 22)
      return [
        ...['BEGIN:VEVENT', `UID:${index}@calendar.example`, 'SUMMARY:Something with an agenda'],
        `DTSTART;TZID=Europe/Stockholm:${day}T${hour}1500`,
        `DTEND;TZID=Europe/Stockholm:${day}T${hour}4500`,
        ...(index < 200 ? [`RRULE:FREQ=${rules[index % rules.length]}`] : []),
        'END:VEVENT',
      ]
    }).flat(),
  )
}

const pad = (number: number) => String(number).padStart(2, '0')

test('a calendar of many years is read in its thread, while this one goes on', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 5)
  const result = await readInThread({ text: longCalendar(), reading }, signal)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
  if (result.is !== 'read') throw new Error(result.reason)
  expect(result.broken).toBe(0)
  // On each of the 28 days the daily series fill 22 hours; every other series coincides with them.
  expect(result.busy).toHaveLength(28 * 22)
})

test('what takes too long or too much memory is given up', async () => {
  const task = { text: longCalendar(), reading }
  expect(await readInThread(task, signal, { time: 20 })).toEqual({ is: 'failed', reason: 'too-slow-to-read' })
  expect(await readInThread(task, signal, { megabytes: 8 })).toEqual({
    is: 'failed',
    reason: 'ERR_WORKER_OUT_OF_MEMORY',
  })
})

test('a server that stops does not wait for it', async () => {
  expect(await readInThread({ text: longCalendar(), reading }, AbortSignal.abort())).toMatchObject({
    is: 'failed',
  })
})
