import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { startDay } from '../../content/clock.ts'
import { minute } from '../../content/durations.ts'
import { type FreeTimes, freeTimesHtml, type TimePicker } from '../time-picker.ts'
import { fetchTimes, nearestTo, startsOf, timesInPage } from './read-free-times.ts'
import { isElsewhere, timeElsewhere } from './visitor-time.ts'

/** How old the times may be when a visitor comes back to the page, in milliseconds. */
const freshFor = minute

/**
 * The times to choose from, inside an element whose HTML they are: first as the server wrote them there, later as the API
 * knows them. `onChoice` is called when the visitor has chosen a day or a time, `onLost` when the chosen time is gone;
 * without it the times stay as they are.
 */
export function useFreeTimes(
  place: RefObject<HTMLElement | null>,
  picker: TimePicker,
  { onChoice, onLost }: { onChoice?: () => void; onLost?: (start: string) => void } = {},
) {
  const [shown, setShown] = useState(() => {
    const times = timesInPage()
    return { times, html: freeTimesHtml(times, picker) }
  })
  const times = useRef(shown.times)
  const loadedAt = useRef(0)
  const [chosen, setChosen] = useState<string>()
  const error = useRef<string>(undefined)
  // The contact page leads here with a time.
  const wanted = useRef<string>(undefined)

  /** Shows these times. What was chosen stays chosen, and what had the focus keeps it. */
  function show(next: FreeTimes, start = chosenStart() ?? wantedStart(next)) {
    const { activeElement } = document
    const focused =
      activeElement instanceof HTMLInputElement && place.current?.contains(activeElement)
        ? activeElement.value
        : undefined
    const day = start ? startDay(start) : checkedValue('day')
    const timeOfVisitor = (one: string) => timeElsewhere(one, picker.language)
    times.current = next
    flushSync(() =>
      setShown({
        times: next,
        html: freeTimesHtml(next, picker, { day, start, timeOfVisitor, error: error.current }),
      }),
    )
    setChosen(chosenStart())
    if (focused) inputOf(focused)?.focus()
  }

  async function reload() {
    loadedAt.current = Date.now()
    const next = await fetchTimes()
    const chosen = chosenStart()
    // A form that is being filled in stays as it is while the API does not answer.
    if (next.is === 'unavailable' && times.current.is === 'offered') return
    show(next)
    if (chosen && next.is === 'offered' && !next.starts.includes(chosen)) onLost?.(chosen)
  }

  /** Shows what is wrong with the choice, or no longer. */
  function complain(reason: string | undefined) {
    if (reason === error.current) return
    error.current = reason
    show(times.current)
  }

  const checkedValue = (name: string) =>
    place.current?.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value
  const chosenStart = () => checkedValue('start')
  const inputOf = (value: string) => place.current?.querySelector<HTMLInputElement>(`[value="${value}"]`)

  function wantedStart(next: FreeTimes) {
    const start = wanted.current
    return start && startsOf(next).find((one) => one.startsWith(start))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the page holds then
  useEffect(() => {
    const container = place.current
    loadedAt.current = Date.now()
    wanted.current = new URLSearchParams(location.search).get('start') ?? undefined
    const { current } = times
    if (current.is === 'unknown') reload()
    else if (wanted.current || isElsewhere(startsOf(current))) show(current)
    else setChosen(chosenStart())

    // The inputs are no elements of React.
    const onChange = ({ target }: Event) => {
      const start = container?.querySelector<HTMLInputElement>('[name=start]:checked')
      // A time of a day that is no longer shown would be booked unseen.
      if (target instanceof HTMLInputElement && target.name === 'day' && start) start.checked = false
      setChosen(chosenStart())
      complain(undefined)
      onChoice?.()
    }
    const onReturn = () => {
      if (onLost && !document.hidden && Date.now() - loadedAt.current > freshFor) reload()
    }
    container?.addEventListener('change', onChange)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      container?.removeEventListener('change', onChange)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])

  return {
    ...shown,
    /** The time that is chosen. */
    chosen,
    complain,
    reload,
    /** Chooses a time that may not be shown yet. */
    choose(start: string) {
      show({ is: 'offered', starts: [...new Set([...startsOf(times.current), start])].toSorted() }, start)
    },
    /** Takes a time away. Returns the three that are nearest to it. */
    remove(start: string): readonly string[] {
      const starts = startsOf(times.current).filter((one) => one !== start)
      show({ is: 'offered', starts })
      return nearestTo(start, starts)
    },
  }
}
