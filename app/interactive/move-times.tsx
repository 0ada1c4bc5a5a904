import { useRef } from 'react'
import { stateOf, type TimePicker } from '../time-picker.ts'
import { useFreeTimes } from './use-free-times.ts'

/**
 * The times that a meeting can be moved to, which the server has written into its page (server/bookings/booking-html.ts). A
 * script also says each in the visitor's time, and takes a choice back when another day is shown.
 */
export function MoveTimes({ picker }: { picker: TimePicker }) {
  const place = useRef<HTMLDivElement>(null)
  const { times, html } = useFreeTimes(place, picker)
  return (
    <div
      ref={place}
      data-free-times={stateOf(times)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of times and our own words (time-picker.ts)
      dangerouslySetInnerHTML={{ __html: html }}
      // The server has written the times there.
      suppressHydrationWarning
    />
  )
}
