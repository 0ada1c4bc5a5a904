import { pages } from '../../addresses/pages.ts'
import type { Language } from '../../core/text/language.ts'
import { capitalized, formatShortDay, startDay, startTime } from '../../core/time/clock.ts'
import { words } from './book.words.ts'

/** How many days are shown, each with its first time. */
const count = 3

/** The next times on the contact page, each a link to the form with that time chosen. Rendered by the server. */
export function NextTimes({ starts, language }: { starts: readonly string[]; language: Language }) {
  const { free } = words[language]
  const book = pages.book[language]
  const firstOfDays = [...Map.groupBy(starts, startDay)].slice(0, count)
  return (
    <>
      <h2>{free.heading}</h2>
      <ul>
        {firstOfDays.map(([day, [start = '']]) => (
          <li key={day}>
            <a href={`${book}?start=${day}T${startTime(start)}`}>
              <small>{capitalized(formatShortDay(day, language))}</small>
              {` ${startTime(start)}`}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={book}>{free.all}</a>
      </p>
    </>
  )
}
