import type { Language } from '../../core/text/language.ts'
import { capitalized, formatStart, formatWeekday, startDay, startTime } from '../../core/time/clock.ts'
import styles from './book-form.module.css'

interface TakenTimeProps {
  starts: readonly string[]
  language: Language
  words: { taken: string; takenNext: string }
  onChoice: (start: string) => void
}

/** What to choose instead of a time that is taken. It gets the focus, because the button far below had it. */
export function TakenTime({ starts, language, words, onChoice }: TakenTimeProps) {
  return (
    <div className={styles.taken} role="alert" tabIndex={-1} data-taken="">
      <p>
        <strong>{words.taken}</strong> <span>{starts.length > 0 && words.takenNext}</span>
      </p>
      {[...Map.groupBy(starts, startDay)].map(([day, times]) => (
        <div key={day}>
          <p>{capitalized(formatWeekday(day, language))}</p>
          {times.map((start) => (
            <button
              key={start}
              type="button"
              aria-label={capitalized(formatStart(start, language))}
              onClick={() => onChoice(start)}
            >
              {startTime(start)}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
