import { useEffect, useState } from 'react'
import { type Language, writtenDay } from '../../content/language.ts'

/**
 * The reader's date. Until the page is live it is the day of the build, an ISO date without time, so that the first
 * rendering in the browser is what the HTML says.
 */
export function Today({ built, language }: { built: string; language: Language }) {
  const [day, setDay] = useState(built)
  // In the reader's time zone; Swedish writes days as ISO 8601 does.
  useEffect(() => setDay(new Date().toLocaleDateString('sv-SE')), [])
  return <time dateTime={day}>{writtenDay(day, language)}</time>
}
