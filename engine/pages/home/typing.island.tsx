import { useEffect, useState } from 'react'
import styles from './typing.module.css'

const typeSpeed = 150
const deleteSpeed = 75
const pause = 2000

/**
 * Types and deletes words in turn, until it is back at the first or the visitor presses anything: what moves for long must
 * be stoppable (WCAG 2.2.2). Invisible copies of all words reserve the space, so that typing shifts no layout. Screen
 * readers get the first word, and nothing moves under reduced motion. Times in milliseconds.
 */
export default function Typing({ words }: { words: readonly string[] }) {
  const first = words[0] ?? ''
  const [typed, setTyped] = useState({ word: 0, letters: first.length, isDeleting: true })
  const word = words[typed.word] ?? first
  const isWhole = typed.letters === word.length
  const isAtRest = typed.word === 0 && isWhole && !typed.isDeleting

  useEffect(() => {
    const rest = () => setTyped({ word: 0, letters: first.length, isDeleting: false })
    const presses = new AbortController()
    for (const press of ['pointerdown', 'keydown'])
      addEventListener(press, rest, { once: true, signal: presses.signal })
    return () => presses.abort()
  }, [first])

  useEffect(() => {
    if (isAtRest || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const wait = isWhole && typed.isDeleting ? pause : typed.isDeleting ? deleteSpeed : typeSpeed
    const timer = setTimeout(() => setTyped(step(typed, words)), wait)
    return () => clearTimeout(timer)
  }, [typed, isWhole, isAtRest, words])

  return (
    <span className={styles.typing}>
      <span className="visually-hidden">{first}</span>
      {words.map((text) => (
        <span key={text} aria-hidden="true" className={styles.room} data-word={text} />
      ))}
      <span aria-hidden="true" className={isAtRest ? styles.word : `${styles.word} ${styles.moving}`}>
        {word.slice(0, typed.letters)}
      </span>
    </span>
  )
}

type Typed = { word: number; letters: number; isDeleting: boolean }

function step({ word, letters, isDeleting }: Typed, words: readonly string[]): Typed {
  if (isDeleting && letters > 0) return { word, letters: letters - 1, isDeleting }
  if (isDeleting) return { word: (word + 1) % words.length, letters: 1, isDeleting: false }
  const isWhole = letters + 1 === words[word]?.length
  return { word, letters: letters + 1, isDeleting: isWhole && word > 0 }
}
