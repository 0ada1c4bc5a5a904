import { useEffect, useState } from 'react'
import type { Language } from '../../core/text/language.ts'
import { fill, type Sentence } from '../../core/text/sentence.ts'
import { formatDayOfYear, type Weekday, weekdayName } from '../../core/time/clock.ts'
import { minute } from '../../core/time/durations.ts'
import { type Hours, type Opening, openingAt } from '../../core/time/opening-hours.ts'

export interface OpeningWords {
  open: Sentence<'time'>
  today: Sentence<'time'>
  tomorrow: Sentence<'time'>
  later: Sentence<'day' | 'time'>
  closed: string
}

interface OpenNowProps {
  language: Language
  words: OpeningWords
  days: Record<Weekday, string>
  hours: Hours
}

/** Shows whether the business is open, and until or from when. Empty before hydration, because the page is a static file. */
export default function OpenNow({ hours, ...said }: OpenNowProps) {
  const [opening, setOpening] = useState<Opening>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      clearTimeout(timer)
      setOpening(openingAt(new Date(), hours))
      timer = setTimeout(update, minute - (Date.now() % minute))
    }
    update()
    // Timers pause on a sleeping device and in a background tab.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [hours])

  return opening && <span data-is={opening.is}>{signOf(opening, said)}</span>
}

/** What the sign says. */
export function signOf(opening: Opening, { language, words, days }: Omit<OpenNowProps, 'hours'>): string {
  if (opening.is === 'open') return fill(words.open, { time: opening.until })
  if (!opening.opens) return words.closed
  const { date, inDays, time } = opening.opens
  const when = inDays === 0 ? 'today' : inDays === 1 ? 'tomorrow' : 'later'
  // A weekday is enough within the week.
  const day = inDays < 7 ? days[weekdayName(date)] : formatDayOfYear(date, language)
  return fill(words[when], { day, time })
}
