import { useEffect, useRef, useState } from 'react'
import { type Counted, fill } from '../../core/text/sentence.ts'
import styles from './filter.module.css'

export interface FilterWords {
  label: string
  all: string
  empty: string
  /** How many are shown. */
  results: Counted<'count'>
  /** The heading above the cards while all are shown; under a category it is the name of that. */
  list: string
}

interface FilterProps {
  path: string
  chosen: string
  categories: readonly { key: string; label: string }[]
  words: FilterWords
  count: number
}

/**
 * Shows only the cards of one category. Without a script its links open the same page already filtered; with one it
 * moves and hides the cards of the page (`data-category`, inside `#list`; featured ones inside `#featured`).
 * The URL keeps the choice.
 */
export default function Filter({ path, chosen, categories, words, count }: FilterProps) {
  const [category, setCategory] = useState(chosen)
  const [shownCount, setShownCount] = useState(count)
  const cards = useRef<HTMLElement[]>([])

  useEffect(() => {
    cards.current = [...document.querySelectorAll<HTMLElement>('[data-category]')].sort(byDate)
    const readAddress = () => {
      const requested = new URLSearchParams(location.search).get('category') ?? ''
      setCategory(categories.some(({ key }) => key === requested) ? requested : '')
    }
    // A static host sends the whole list whatever the query says.
    readAddress()
    addEventListener('popstate', readAddress)
    return () => removeEventListener('popstate', readAddress)
  }, [categories])

  useEffect(() => {
    // The server has already filtered the page that it sent.
    if (cards.current.length > 0) setShownCount(arrange(cards.current, category))
    const heading = document.querySelector('#list > h2')
    const label = categories.find(({ key }) => key === category)?.label
    if (heading) heading.textContent = label ?? words.list
  }, [category, categories, words])

  function choose(event: React.MouseEvent<HTMLAnchorElement>, key: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (key === category) return
    history.pushState(null, '', key ? `?category=${key}` : path)
    setCategory(key)
  }

  const links = [{ key: '', label: words.all }, ...categories]
  return (
    <div className={styles.bar}>
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
      <p role="status" className={shownCount === 0 ? styles.empty : 'visually-hidden'}>
        {shownCount === 0
          ? words.empty
          : fill(words.results[shownCount === 1 ? 'one' : 'other'], { count: shownCount })}
      </p>
    </div>
  )
}

/** Newest first, as in the lists; cards without a date keep their order. */
const byDate = (a: HTMLElement, b: HTMLElement) => dateOf(b) - dateOf(a)

/** As a number, because the first comparison of strings by locale is slow on phones. */
const dateOf = (card: HTMLElement) => Date.parse(card.querySelector('time')?.dateTime ?? '') || 0

/** Puts the cards where they belong under a category and returns how many are shown. */
function arrange(cards: HTMLElement[], category: string): number {
  const featured = document.querySelector<HTMLElement>('#featured')
  const featuredList = featured?.querySelector('ul')
  const list = document.querySelector<HTMLElement>('#list ul')
  const firstCards = new Map<Element, Element>()
  let shownCount = 0
  // From the last to the first, and only misplaced cards are moved: moving costs more than hiding.
  for (const card of [...cards].reverse()) {
    const isShown = !category || card.dataset.category === category
    card.hidden = !isShown
    if (isShown) shownCount++
    const parent = !category && card.dataset.featured !== undefined && featuredList ? featuredList : list
    if (!parent) continue
    const next = firstCards.get(parent) ?? null
    if (card.parentElement !== parent || card.nextElementSibling !== next) parent.insertBefore(card, next)
    firstCards.set(parent, card)
  }
  if (featured) featured.hidden = category !== ''
  return shownCount
}
