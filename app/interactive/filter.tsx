import { useEffect, useRef, useState } from 'react'
import styles from './filter.module.css'

export interface FilterWords {
  label: string
  all: string
  empty: string
  /** How many are shown, with `{count}` for the number; one for exactly one, other for the rest. */
  results: { one: string; other: string }
}

/**
 * Shows only the cards of one category. Without a script its links lead to the same page already filtered; with one
 * it sorts the cards that stand on the page (`data-category`, inside `#list`; featured ones inside `#featured`).
 * The choice is kept in the address.
 */
export function Filter({
  path,
  chosen,
  categories,
  words,
  count,
}: {
  path: string
  chosen: string
  categories: readonly { key: string; label: string }[]
  words: FilterWords
  count: number
}) {
  const [category, setCategory] = useState(chosen)
  const [shown, setShown] = useState(count)
  const cards = useRef<HTMLElement[]>([])

  useEffect(() => {
    cards.current = [...document.querySelectorAll<HTMLElement>('[data-category]')].sort(byDate)
    const readAddress = () => {
      const requested = new URLSearchParams(location.search).get('category') ?? ''
      setCategory(categories.some(({ key }) => key === requested) ? requested : '')
    }
    // A host of plain files answers with the whole list whatever the address asks for.
    readAddress()
    addEventListener('popstate', readAddress)
    return () => removeEventListener('popstate', readAddress)
  }, [categories])

  useEffect(() => {
    // The server has already sorted the page that it sent.
    if (cards.current.length > 0) setShown(sort(cards.current, category))
  }, [category])

  function choose(event: React.MouseEvent<HTMLAnchorElement>, key: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (key === category) return
    history.pushState(null, '', key ? `?category=${key}` : path)
    setCategory(key)
  }

  const links = [{ key: '', label: words.all }, ...categories]
  return (
    <div>
      <nav aria-label={words.label} className={styles.filter}>
        {links.map(({ key, label }) => (
          <a
            key={key}
            href={key ? `${path}?category=${key}` : path}
            aria-current={key === category ? 'true' : undefined}
            onClick={(event) => choose(event, key)}
          >
            {label}
          </a>
        ))}
      </nav>
      <p role="status" className={shown === 0 ? styles.empty : 'visually-hidden'}>
        {shown === 0
          ? words.empty
          : words.results[shown === 1 ? 'one' : 'other'].replace('{count}', String(shown))}
      </p>
    </div>
  )
}

/** Newest first, as the lists stand; cards without a date keep their order. */
const byDate = (a: HTMLElement, b: HTMLElement) => dateOf(b) - dateOf(a)

/** As a number: comparing texts by a language's rules takes a slow phone a twentieth of a second, the first time. */
const dateOf = (card: HTMLElement) => Date.parse(card.querySelector('time')?.dateTime ?? '') || 0

/** Puts the cards where they belong under a category and returns how many are shown. */
function sort(cards: HTMLElement[], category: string): number {
  const featured = document.querySelector<HTMLElement>('#featured')
  const featuredList = featured?.querySelector('ul')
  const list = document.querySelector<HTMLElement>('#list ul')
  const firsts = new Map<Element, Element>()
  let shown = 0
  // From the last to the first, and only what stands elsewhere is moved: a card costs more to move than to hide.
  for (const card of [...cards].reverse()) {
    const isShown = !category || card.dataset.category === category
    card.hidden = !isShown
    if (isShown) shown++
    const home = !category && card.dataset.featured !== undefined && featuredList ? featuredList : list
    if (!home) continue
    const next = firsts.get(home) ?? null
    if (card.parentElement !== home || card.nextElementSibling !== next) home.insertBefore(card, next)
    firsts.set(home, card)
  }
  if (featured) featured.hidden = category !== ''
  return shown
}
