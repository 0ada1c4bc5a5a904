import { useEffect, useRef, useState } from 'react'
import { minute } from '../../core/time/durations.ts'
import { fetchTimes, nearestTo, pickerInPage, startsOf } from './read-free-times.browser.ts'
import type { Picked, PickerSettings } from './time-picker.tsx'
import { isElsewhere, timeElsewhere } from './visitor-time.browser.ts'

/** How old the times may be when a visitor comes back to the page, in milliseconds. */
const freshFor = minute

/**
 * What a picker shows: first what the server has written into the page, later what the API knows and the visitor chooses.
 * `onChoice` is called when the visitor has chosen a day or a time, `onLost` when the chosen time is gone; without it the
 * times stay as they are.
 */
export function useFreeTimes(
  picker: PickerSettings,
  { onChoice, onLost }: { onChoice?: () => void; onLost?: (start: string) => void } = {},
) {
  const [shown, setShown] = useState(pickerInPage)
  /** For what goes on after the component was rendered. */
  const latest = useRef(shown)
  const loadedAt = useRef(0)
  // The contact page leads here with a time.
  const wanted = useRef<string>(undefined)

  function show(change: Partial<typeof shown>) {
    const next = { ...latest.current, ...change }
    const starts = startsOf(next.times)
    const start = next.start ?? starts.find((one) => wanted.current && one.startsWith(wanted.current))
    latest.current = { ...next, start, isLive: true }
    setShown(latest.current)
  }

  async function reload() {
    loadedAt.current = Date.now()
    const next = await fetchTimes()
    const { times, start } = latest.current
    // A form that is being filled in stays as it is while the API does not answer.
    if (next.is === 'unavailable' && times.is === 'offered') return
    show({ times: next })
    if (start && next.is === 'offered' && !next.starts.includes(start)) onLost?.(start)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the page holds then
  useEffect(() => {
    loadedAt.current = Date.now()
    wanted.current = new URLSearchParams(location.search).get('start') ?? undefined
    const { times, start } = latest.current
    if (times.is === 'unknown') reload()
    else if (start || wanted.current || isElsewhere(startsOf(times))) show({})

    const onReturn = () => {
      if (onLost && !document.hidden && Date.now() - loadedAt.current > freshFor) reload()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [])

  return {
    /** Of the picker. */
    props: {
      ...shown,
      picker,
      timeOfVisitor: shown.isLive ? (start: string) => timeElsewhere(start, picker.language) : undefined,
      onPick(picked: Picked) {
        wanted.current = undefined
        show({ day: undefined, start: undefined, ...picked, error: undefined })
        onChoice?.()
      },
    },
    /** The time that is chosen. */
    chosen: shown.isLive ? startsOf(shown.times).find((start) => start === shown.start) : undefined,
    /** Shows what is wrong with the choice, or no longer. */
    complain: (error: string | undefined) => show({ error }),
    reload,
    /** Chooses a time that may not be shown yet. */
    choose(start: string) {
      const starts = new Set([...startsOf(latest.current.times), start])
      show({
        times: { is: 'offered', starts: [...starts].toSorted() },
        day: undefined,
        start,
        error: undefined,
      })
    },
    /** Takes a time away. Returns the three that are nearest to it. */
    remove(start: string): readonly string[] {
      const starts = startsOf(latest.current.times).filter((one) => one !== start)
      show({ times: { is: 'offered', starts } })
      return nearestTo(start, starts)
    },
  }
}
