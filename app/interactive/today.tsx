import { useEffect, useState } from 'react'
import { type Language, writtenDay } from '../../content/language.ts'

/**
 * The reader's date. Until the page is live it is the day of the build, an ISO date without time, so that the first
 * rendering in the browser is what the HTML says.
 */
export function Today({ built, language }: { built: string; language: Language }) {
  const [day, setDay] = useState(built)
  useEffect(() => setDay(isoDay(new Date())), [])
  return <time dateTime={day}>{writtenDay(day, language)}</time>
}

/** The day in the reader's time zone, as `2026-11-20`. */
function isoDay(now: Date): string {
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10)
}
