import { useEffect, useState } from 'react'
import type { Language } from '../../content/language.ts'
import { apiOrigin } from './api-origin.ts'
import styles from './view-count.module.css'

/**
 * Counts the reader of an article and shows how many there have been; `—` until the number is there, and for good
 * where it cannot be had. `path` is the article's link path.
 */
export function ViewCount({ path, label, language }: { path: string; label: string; language: Language }) {
  const [views, setViews] = useState<number>()

  useEffect(() => {
    const address = `${apiOrigin()}/api/views?slug=${encodeURIComponent(path)}`
    fetch(address, { method: 'POST' })
      // Read to its end: until then the browser keeps the connection, and a list has many counters.
      .then((counted) => counted.arrayBuffer())
      .then(() => fetch(address))
      .then(async (response) => {
        const answer: unknown = response.ok ? await response.json() : undefined
        if (answer && typeof answer === 'object' && 'views' in answer) setViews(Number(answer.views))
      })
      .catch(() => {
        // A counter that fails shows nothing.
      })
  }, [path])

  return (
    <span>
      <span className={styles.number}>{views === undefined ? '—' : writtenCount(views, language)}</span>{' '}
      {label}
    </span>
  )
}

const thousands = { en: ',', sv: '\u00a0' } as const satisfies Record<Language, string>

/** A whole number as `Intl.NumberFormat` writes it, which takes a slow phone a tenth of a second at its first use. */
export const writtenCount = (count: number, language: Language) =>
  String(count).replace(/\B(?=(\d{3})+$)/g, thousands[language])
