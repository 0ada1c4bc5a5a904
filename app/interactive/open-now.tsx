import { useEffect, useState } from 'react'
import { type Language, localeOf } from '../../content/language.ts'
import { type Hours, type Opening, openingAt } from '../opening-now.ts'

export interface OpeningWords {
  open: string
  today: string
  tomorrow: string
  later: string
  closed: string
}

const minute = 60_000

/** Whether it is open now and until or from when, to the minute. Says nothing before it is live: the page is a file. */
export function OpenNow({
  language,
  words,
  hours,
}: {
  language: Language
  words: OpeningWords
  hours: Hours
}) {
  const [opening, setOpening] = useState<Opening>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      setOpening(openingAt(new Date(), hours))
      timer = setTimeout(look, minute - (Date.now() % minute))
    }
    look()
    // The clocks of a sleeping device and of a tab in the background stand still.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [hours])

  return opening && <span data-is={opening.is}>{said(opening, words, language)}</span>
}

function said(opening: Opening, words: OpeningWords, language: Language): string {
  if (opening.is === 'open') return words.open.replace('{time}', opening.until)
  if (!opening.opens) return words.closed
  const { date, inDays, time } = opening.opens
  const when = inDays === 0 ? 'today' : inDays === 1 ? 'tomorrow' : 'later'
  return words[when].replace('{day}', dayName(date, inDays, language)).replace('{time}', time)
}

/** A weekday is enough within the week. */
function dayName(date: string, inDays: number, language: Language): string {
  const form: Intl.DateTimeFormatOptions =
    inDays < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' }
  return new Intl.DateTimeFormat(localeOf(language), { ...form, timeZone: 'UTC' }).format(new Date(date))
}
