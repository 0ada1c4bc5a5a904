import type { Language } from '../../core/text/language.ts'
import { fill, type Sentence } from '../../core/text/sentence.ts'
import {
  capitalized,
  dayAfter,
  formatWeekday,
  type IsoDay,
  mondayOf,
  shortMonth,
  shortWeekday,
  startDay,
  startTime,
  weekdayOf,
} from '../../core/time/clock.ts'

/** What can be booked. `starts` are in ISO 8601 with the offset of the owner's time zone, in order. */
export type FreeTimes =
  /** As the page was built: neither the server nor the script has written the times yet. */
  | { is: 'unknown' }
  | { is: 'offered'; starts: readonly string[] }
  /** Nothing can be offered, because a calendar cannot be read. */
  | { is: 'unavailable' }

/** What a picker needs besides the times. Survives JSON. */
export interface PickerSettings {
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
    yours: Sentence<'time'>
  }
}

/** The day and time that are chosen. */
export interface Picked {
  day?: IsoDay | undefined
  start?: string | undefined
  /** What is wrong with the choice, shown with the times of the day. */
  error?: string | undefined
}

interface TimePickerProps extends Picked {
  times: FreeTimes
  picker: PickerSettings
  /** How a visitor in another time zone reads a time. */
  timeOfVisitor?: ((start: string) => string | undefined) | undefined
  onPick?: ((picked: Picked) => void) | undefined
}

/** `data-free-times` of the element around the times. The rest of the form shows only where times are `offered`. */
export const stateOf = (times: FreeTimes) =>
  times.is === 'offered' && times.starts.length === 0 ? 'none' : times.is

/**
 * A picker of a day and a time, or a sentence where there is nothing to choose from. The server renders it into built pages,
 * again and again, and does not know their class names: so its styles go by element and attribute
 * (booking/book-form.module.css).
 */
export function TimePicker(props: TimePickerProps) {
  const { times, picker } = props
  const state = stateOf(times)
  const { none, unknown, write } = picker.words
  return (
    <div data-slot="free-times" data-free-times={state}>
      {times.is === 'offered' && times.starts.length > 0 ? (
        <Weeks {...props} starts={times.starts} />
      ) : (
        <p>
          {state === 'none' ? none : unknown} <a href={picker.contact}>{write}</a>
        </p>
      )}
    </div>
  )
}

/** The id of the empty form that the days belong to. */
export const daysForm = 'days'

/** Of what is wrong. Shown with the times of the chosen day alone, so that there is one. */
export const startErrorId = 'start-error'

/**
 * The coming weeks with one column for each weekday. The times of a day stand after its radio button, where the keyboard
 * goes next, and show when it is checked: so the picker needs no script. The day itself belongs to an empty form of the page,
 * because only the time is sent.
 */
function Weeks({ starts, ...props }: TimePickerProps & { starts: readonly string[] }) {
  const { picker, day, start, onPick } = props
  const { language, words } = picker
  const byDay = Map.groupBy(starts, startDay)
  const free = [...byDay.keys()]
  // The server may offer more days than the page knew when it was built.
  const weekdays = new Set([...picker.weekdays, ...free.map(weekdayOf)])
  const picked = start ? startDay(start) : day
  const shown = picked && byDay.has(picked) ? picked : free[0]
  const days = weeksOf(free).filter((day) => weekdays.has(weekdayOf(day)))

  const cells = days.map((day, index) => {
    const isNewMonth = index === 0 || day.slice(0, 7) !== days[index - 1]?.slice(0, 7)
    const date = (
      <>
        {Number(day.slice(8))}
        {isNewMonth && <small>{shortMonth(day, language)}</small>}
      </>
    )
    const timesOfDay = byDay.get(day)
    if (!timesOfDay) return <span key={day}>{date}</span>
    const name = formatWeekday(day, language)
    const error = day === shown ? props.error : undefined
    return [
      <label key={day}>
        <input
          type="radio"
          name="day"
          form={daysForm}
          value={day}
          aria-label={name}
          checked={day === shown}
          // A time of a day that is no longer shown would be booked unseen.
          onChange={() => onPick?.({ day })}
        />
        {date}
      </label>,
      <fieldset key={`times-${day}`} data-invalid={error && ''} aria-describedby={error && startErrorId}>
        <legend>{capitalized(name)}</legend>
        {error && <p id={startErrorId}>{error}</p>}
        <Times {...props} title={words.morning} starts={timesOfDay.filter(isMorning)} />
        <Times {...props} title={words.afternoon} starts={timesOfDay.filter((start) => !isMorning(start))} />
      </fieldset>,
    ]
  })
  return (
    <fieldset data-columns={weekdays.size}>
      <legend>{words.day}</legend>
      <div>
        {days.slice(0, weekdays.size).map((day) => (
          <b key={weekdayOf(day)}>{shortWeekday(day, language)}</b>
        ))}
        {cells}
      </div>
    </fieldset>
  )
}

const isMorning = (start: string) => startTime(start) < '12'

/** Times of a day under their title. */
function Times({
  title,
  starts,
  picker: { words },
  start: chosen,
  timeOfVisitor,
  onPick,
}: Omit<TimePickerProps, 'times'> & { title: string; starts: readonly string[] }) {
  if (starts.length === 0) return null
  return (
    <>
      <b>{title}</b>
      {starts.map((start) => {
        const yours = timeOfVisitor?.(start)
        return (
          <label key={start}>
            <input
              type="radio"
              name="start"
              value={start}
              required
              checked={start === chosen}
              onChange={() => onPick?.({ day: startDay(start), start })}
            />
            {startTime(start)}
            {yours && <small>{fill(words.yours, { time: yours })}</small>}
          </label>
        )
      })}
    </>
  )
}

/** All days of the weeks from the first day to the last, from Monday on. */
function weeksOf(days: readonly IsoDay[]): IsoDay[] {
  const [first = '', last = first] = [days[0], days.at(-1)]
  const sunday = dayAfter(mondayOf(last), 6)
  const shown: IsoDay[] = []
  for (let day = mondayOf(first); day <= sunday; day = dayAfter(day, 1)) shown.push(day)
  return shown
}
