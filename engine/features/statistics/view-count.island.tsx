import { useEffect, useState } from 'react'
import type { Language } from '../../core/text/language.ts'

interface ViewCountProps {
  path: string
  labels: { one: string; other: string }
  language: Language
}

/**
 * Shows the number of views of an article, or `—` before it is loaded and after a failure. `path` is the path of the article.
 * It belongs at the end of a line, where the number can grow without moving other text.
 */
export default function ViewCount({ path, labels, language }: ViewCountProps) {
  const [views, setViews] = useState<number>()

  useEffect(() => {
    const address = `/api/views?slug=${encodeURIComponent(path)}`
    fetch(address, { method: 'POST' })
      // Reading the body frees the connection, which a list with many counters needs.
      .then((response) => response.arrayBuffer())
      .then(() => fetch(address))
      .then(async (response) => {
        const answer: unknown = response.ok ? await response.json() : undefined
        if (answer && typeof answer === 'object' && 'views' in answer) setViews(Number(answer.views))
      })
      .catch(() => {
        // A failed counter keeps its dash.
      })
  }, [path])

  const count = views === undefined ? '—' : formatCount(views, language)
  const isFew = views !== undefined && views < fewViews
  return (
    <>
      <span className={isFew ? 'visually-hidden' : undefined}>
        {`${count} ${views === 1 ? labels.one : labels.other}`}
      </span>
      {isFew && <br />}
    </>
  )
}

/** So few say nothing of an article: they are read aloud only, and their line keeps its height. */
const fewViews = 10

/** Not by `Intl.NumberFormat`, whose first use is slow on phones. */
const thousands: Partial<Record<Language, string>> = { en: ',', sv: '\u00a0' }

/** A whole number in the format of `Intl.NumberFormat`. */
export function formatCount(count: number, language: Language): string {
  const separator = thousands[language]
  return separator
    ? String(count).replace(/\B(?=(\d{3})+$)/g, () => separator)
    : new Intl.NumberFormat(language).format(count)
}
