import { expect, test } from 'vitest'
import { checkRandomFreeTimes } from '../../../tests/support/random-calendars.ts'
import { repeats } from '../../../tests/support/repeats.ts'
import { minute } from '../../core/time/durations.ts'
import type { Interval } from '../../core/time/interval.ts'
import { isoTime } from '../../core/time/moments.ts'
import { freeTimes, type Taken } from './free-times.server.ts'
import { bookingRules as rules } from './rules.ts'

const none: Taken = { meetings: [], busy: [], blocked: [] }

/** The free times of a day, as they are written on a clock there. */
const on = (
  date: string,
  taken: Partial<Taken> = {},
  now = `${date}T06:00:00+01:00`,
  changed: object = {},
) => {
  const current = { ...rules, noticeHours: 0, ...changed }
  return freeTimes(current, { ...none, ...taken }, Date.parse(now))
    .map((start) => isoTime(start, current))
    .filter((start) => start.startsWith(date))
    .map((start) => start.slice(11, 16))
}

const interval = (start: string, minutes: number): Interval => ({
  start: Date.parse(start),
  end: Date.parse(start) + minutes * minute,
})

test('an empty day is offered from opening to closing', () => {
  const times = on('2026-12-01')
  expect([times.length, times[0], times.at(-1)]).toEqual([18, '09:00', '17:30'])
  expect(on('2026-12-05')).toEqual(
    '10:00 10:30 11:00 11:30 12:00 12:30 13:00 13:30 14:00 14:30 15:00 15:30'.split(' '),
  )
})

test('nothing is offered on Sundays and holidays, and within the notice', () => {
  expect(on('2026-12-06')).toEqual([])
  expect(on('2026-12-24')).toEqual([])
  expect(on('2026-12-24', {}, undefined, { closedOnHolidays: false })).not.toEqual([])
  expect(on('2026-12-02', {}, '2026-12-01T11:40:00+01:00', { noticeHours: 24 })[0]).toBe('12:00')
})

test('special days have their own hours, or none', () => {
  const specialDays = [
    { from: '2026-12-01', to: '2026-12-02' },
    { from: '2026-12-07', to: '2026-12-07', opens: '09:30', closes: '10:30' },
  ]
  expect(on('2026-12-02', {}, undefined, { specialDays })).toEqual([])
  expect(on('2026-12-07', {}, undefined, { specialDays })).toEqual(['09:30', '10:00'])
})

test('the last time is the one that begins when the notice ends ahead', () => {
  const now = Date.parse('2026-12-01T12:00:00+01:00')
  const last = freeTimes({ ...rules, daysAhead: 7 }, none, now).at(-1) ?? 0
  expect(isoTime(last, rules)).toBe('2026-12-08T12:00:00+01:00')
})

test('a pause is kept around meetings and what stands in the calendars', () => {
  const meeting = interval('2026-12-01T10:00:00+01:00', 30)
  for (const taken of [{ meetings: [meeting] }, { busy: [meeting] }])
    expect(on('2026-12-01', taken).slice(0, 3)).toEqual(['09:00', '11:00', '11:30'])
})

test('a time that the owner keeps free is taken exactly', () => {
  const times = on('2026-12-01', { blocked: [interval('2026-12-01T10:00:00+01:00', 60)] })
  expect(times.slice(0, 4)).toEqual(['09:00', '09:30', '11:00', '11:30'])
})

test('a day takes only so many meetings', () => {
  const meetings = ['09:00', '11:00', '13:00', '15:00'].map((time) =>
    interval(`2026-12-01T${time}:00+01:00`, 30),
  )
  expect(on('2026-12-01', { meetings })).toEqual([])
  expect(on('2026-12-01', { meetings: meetings.slice(1) })).not.toEqual([])
})

test('hours keep their place on the clock when it changes', () => {
  const ahead = { daysAhead: 4, noticeHours: 0, closedOnHolidays: false }
  for (const [now, before, after] of [
    ['2027-03-26T07:00:00Z', '2027-03-27T10:00:00+01:00', '2027-03-29T09:00:00+02:00'],
    ['2026-10-23T07:00:00Z', '2026-10-24T10:00:00+02:00', '2026-10-26T09:00:00+01:00'],
  ] as const) {
    const times = freeTimes({ ...rules, ...ahead }, none, Date.parse(now)).map((start) =>
      isoTime(start, rules),
    )
    expect(times).toContain(before)
    expect(times).toContain(after)
  }
})

test('in random calendars every time that is offered is free, and every free one is offered', () => {
  checkRandomFreeTimes(repeats(100, 2000))
})
