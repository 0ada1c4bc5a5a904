/**
 * The HTML of the days and times that can be booked. It is text and no component, because the server writes it into built
 * pages again and again, and the form in the browser has to show the same. Its styles go by element and attribute
 * (interactive/book-form.module.css), because the server does not know class names.
 */
import {
  capitalized,
  dayAfter,
  formatDayAs,
  formatWeekday,
  type IsoDay,
  mondayOf,
  startDay,
  startTime,
  weekdayOf,
} from '../content/clock.ts'
import type { Language } from '../content/language.ts'
import { escapeHtml } from './escape-html.ts'

/** What can be booked. `starts` are in ISO 8601 with the offset of the owner's time zone, in order. */
export type FreeTimes =
  /** As the page was built: neither the server nor the script has written the times yet. */
  | { is: 'unknown' }
  | { is: 'offered'; starts: readonly string[] }
  /** Nothing can be offered, because a calendar cannot be read. */
  | { is: 'unavailable' }

/** What a picker needs besides the times. Survives JSON. */
export interface TimePicker {
  language: Language
  /** The days that have hours, each a column. Sunday is 0. */
  weekdays: readonly number[]
  /** The page of the contact form. */
  contact: string
  words: {
    day: string
    morning: string
    afternoon: string
    /** Instead of times: none is known, or none is free. */
    unknown: string
    none: string
    write: string
    /** The time where the visitor is: `{time}`. */
    yours: string
  }
}

/** The day and time that are chosen already, and how a visitor in another time zone reads a time. */
export interface Picked {
  day?: IsoDay | undefined
  start?: string | undefined
  timeOfVisitor?: (start: string) => string | undefined
  /** What is wrong with the choice, shown with the times of the day. */
  error?: string | undefined
}

/** `data-free-times` of the element around the times. The rest of the form shows only where times are `offered`. */
export const stateOf = (times: FreeTimes) =>
  times.is === 'offered' && times.starts.length === 0 ? 'none' : times.is

/** A picker of a day and a time, or a sentence where there is nothing to choose from. */
export function freeTimesHtml(times: FreeTimes, picker: TimePicker, picked: Picked = {}): string {
  const { words, contact } = picker
  if (times.is === 'offered' && times.starts.length > 0) return pickerHtml(times.starts, picker, picked)
  const text = times.is === 'offered' ? words.none : words.unknown
  return `<p>${escapeHtml(text)} <a href="${contact}">${escapeHtml(words.write)}</a></p>`
}

/**
 * The coming weeks with one column for each weekday. The times of a day stand after its radio button, where the keyboard
 * goes next, and show when it is checked: so the picker needs no script. The day itself belongs to an empty form of the page,
 * because only the time is sent.
 */
function pickerHtml(starts: readonly string[], picker: TimePicker, picked: Picked): string {
  const { language, words } = picker
  const byDay = Map.groupBy(starts, startDay)
  const free = [...byDay.keys()]
  // The server may offer more days than the page knew when it was built.
  const weekdays = new Set([...picker.weekdays, ...free.map(weekdayOf)])
  const shown = picked.day && byDay.has(picked.day) ? picked.day : (free[0] ?? '')
  const days = weeksOf(free).filter((day) => weekdays.has(weekdayOf(day)))
  const heads = days.slice(0, weekdays.size).map((day) => `<b>${writtenAs(day, 'weekday', language)}</b>`)

  const cells = days.map((day, index) => {
    const isNewMonth = index === 0 || day.slice(0, 7) !== days[index - 1]?.slice(0, 7)
    const month = isNewMonth ? `<small>${writtenAs(day, 'month', language)}</small>` : ''
    const text = `${Number(day.slice(8))}${month}`
    const timesOfDay = byDay.get(day)
    if (!timesOfDay) return `<span>${text}</span>`
    const name = formatWeekday(day, language)
    const error = day === shown && picked.error
    return (
      `<label><input type="radio" name="day" form="${daysForm}" value="${day}" aria-label="${name}"${checkedIf(day === shown)}>${text}</label>` +
      `<fieldset${error ? ` data-invalid aria-describedby="${errorId}"` : ''}><legend>${capitalized(name)}</legend>` +
      `${error ? `<p id="${errorId}">${escapeHtml(error)}</p>` : ''}${timesHtml(timesOfDay, picker, picked)}</fieldset>`
    )
  })
  return (
    `<fieldset data-columns="${weekdays.size}"><legend>${escapeHtml(words.day)}</legend>` +
    `<div>${[...heads, ...cells].join('')}</div></fieldset>`
  )
}

/** The id of the empty form that the days belong to. */
export const daysForm = 'days'

/** Shown with the times of the chosen day alone, so that there is one. */
const errorId = 'start-error'

/** The times of a day, before noon and after it. */
function timesHtml(starts: readonly string[], { words }: TimePicker, picked: Picked): string {
  const [before, after] = [true, false].map((isMorning) =>
    starts
      .filter((start) => startTime(start) < '12' === isMorning)
      .map((start) => timeHtml(start, words, picked)),
  )
  const titled = (title: string, times: readonly string[] = []) =>
    times.length > 0 ? `<b>${escapeHtml(title)}</b>${times.join('')}` : ''
  return titled(words.morning, before) + titled(words.afternoon, after)
}

function timeHtml(start: string, words: TimePicker['words'], { start: chosen, timeOfVisitor }: Picked) {
  const there = timeOfVisitor?.(start)
  const yours = there ? `<small>${escapeHtml(words.yours.replace('{time}', () => there))}</small>` : ''
  const attributes = `value="${start}" required${checkedIf(start === chosen)}`
  return `<label><input type="radio" name="start" ${attributes}>${startTime(start)}${yours}</label>`
}

const checkedIf = (isChecked: boolean) => (isChecked ? ' checked' : '')

/** All days of the weeks from the first day to the last, from Monday on. */
function weeksOf(days: readonly IsoDay[]): IsoDay[] {
  const [first = '', last = first] = [days[0], days.at(-1)]
  const sunday = dayAfter(mondayOf(last), 6)
  const shown: IsoDay[] = []
  for (let day = mondayOf(first); day <= sunday; day = dayAfter(day, 1)) shown.push(day)
  return shown
}

const writtenAs = (day: IsoDay, part: 'weekday' | 'month', language: Language) =>
  formatDayAs(day, language, { [part]: 'short' }).replace('.', '')
