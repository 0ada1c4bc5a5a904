import type { Slots } from '../booking.ts'
import type { FreeTimes } from '../time-picker.ts'

/** The times that the page holds. At build time there are none. */
export function timesInPage(): FreeTimes {
  const place =
    typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('[data-free-times]')
  const state = place?.dataset.freeTimes
  if (!place || state === 'unknown') return { is: 'unknown' }
  if (state === 'unavailable') return { is: 'unavailable' }
  const inputs = [...place.querySelectorAll<HTMLInputElement>('[name=start]')]
  return { is: 'offered', starts: inputs.map(({ value }) => value) }
}

/** The times that the API knows now. */
export async function fetchTimes(): Promise<FreeTimes> {
  try {
    const response = await fetch('/api/slots')
    if (!response.ok) return { is: 'unavailable' }
    // Our own server answers with this shape.
    const { slots } = (await response.json()) as Slots
    return { is: 'offered', starts: slots }
  } catch {
    return { is: 'unavailable' }
  }
}

/** The starts to choose from, in order. */
export const startsOf = (times: FreeTimes): readonly string[] => (times.is === 'offered' ? times.starts : [])

/** The three times that are nearest to another one, in order. */
export function nearestTo(start: string, starts: readonly string[]): readonly string[] {
  const distance = (one: string) => Math.abs(Date.parse(one) - Date.parse(start))
  return starts
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 3)
    .toSorted()
}
