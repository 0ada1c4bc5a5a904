import { ExternalLink, Keyboard, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import type { Language } from '../../../content/language.ts'
import { useFacts, useWords } from './desk-context.tsx'
import styles from './shell.module.css'
import { words } from './shell.words.ts'
import { chooseTheme, storedTheme } from './theme.ts'

/** What is the same in every view: the site, the keys, theme and language. */
export function Toolbar({
  showShortcuts,
  other,
  choose,
}: {
  showShortcuts: () => void
  other: Language
  choose: (language: Language) => void
}) {
  const t = useWords(words)
  const { siteUrl } = useFacts()
  const [theme, setTheme] = useState(storedTheme)
  function toggle() {
    const next = theme === 'light' ? 'dark' : 'light'
    chooseTheme(next)
    setTheme(next)
  }
  return (
    <div className={styles.tools}>
      <a href={siteUrl} target="_blank" rel="noreferrer" className={styles.tool} aria-label={t.site}>
        <ExternalLink aria-hidden size={20} />
      </a>
      <button
        type="button"
        className={`${styles.tool} ${styles.keys}`}
        onClick={showShortcuts}
        aria-label={t.keys}
        aria-haspopup="dialog"
      >
        <Keyboard aria-hidden size={20} />
      </button>
      <button
        type="button"
        className={styles.tool}
        onClick={toggle}
        aria-pressed={theme === 'light'}
        aria-label={t.lightTheme}
      >
        {theme === 'light' ? <Moon aria-hidden size={20} /> : <Sun aria-hidden size={20} />}
      </button>
      <button
        type="button"
        lang={other}
        className={styles.tool}
        onClick={() => choose(other)}
        aria-label={`${t.otherLanguage}: ${t.switchLanguage}`}
      >
        {t.otherLanguage}
      </button>
    </div>
  )
}
