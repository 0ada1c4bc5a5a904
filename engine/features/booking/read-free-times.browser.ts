import type { Slots } from './booking.ts'
import { type FreeTimes, type Picked, startErrorId } from './time-picker.tsx'

/** What a picker shows. */
interface ShownPicker extends Picked {
  times: FreeTimes
  /** Whether it shows more than the page, which knows neither the clock of the visitor nor what is chosen. */
  isLive: boolean
}

/** What the picker of the page shows, with what the visitor has chosen there. At build time there is none. */
export function pickerInPage(): ShownPicker {
  const place =
    typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('[data-free-times]')
  const state = place?.dataset.freeTimes
  if (!place || state === 'unknown') return { times: { is: 'unknown' }, isLive: false }
  const inputs = [...place.querySelectorAll<HTMLInputElement>('input')]
  const checked = (name: string) => inputs.find((input) => input.name === name && input.checked)?.value
  const starts = inputs.filter(({ name }) => name === 'start').map(({ value }) => value)
  return {
    times: state === 'unavailable' ? { is: state } : { is: 'offered', starts },
    day: checked('day'),
    start: checked('start'),
    error: place.querySelector(`#${startErrorId}`)?.textContent,
    isLive: false,
  }
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
