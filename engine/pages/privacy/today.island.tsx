import { useEffect, useState } from 'react'
import type { Language } from '../../core/text/language.ts'
import { formatDay } from '../../core/time/clock.ts'
import { minute } from '../../core/time/durations.ts'

/** In the reader's time zone. Not by `Intl`, whose first use blocks a phone for 0.1 s. */
const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * minute).toISOString().slice(0, 10)

/**
 * The reader's date. Before hydration it is `built`, the day of the build as an ISO date, so that hydration matches
 * the HTML.
 */
export default function Today({ built, language }: { built: string; language: Language }) {
  const [day, setDay] = useState(built)
  useEffect(() => setDay(today()), [])
  return <time dateTime={day}>{formatDay(day, language)}</time>
}
