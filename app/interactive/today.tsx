import { useEffect, useState } from 'react'
import { formatDay } from '../../content/clock.ts'
import type { Language } from '../../content/language.ts'

/**
 * The reader's date. Before hydration it is `built`, the day of the build as an ISO date, so that hydration matches
 * the HTML.
 */
export function Today({ built, language }: { built: string; language: Language }) {
  const [day, setDay] = useState(built)
  // In the reader's time zone; the Swedish date format is that of ISO 8601.
  useEffect(() => setDay(new Date().toLocaleDateString('sv-SE')), [])
  return <time dateTime={day}>{formatDay(day, language)}</time>
}
