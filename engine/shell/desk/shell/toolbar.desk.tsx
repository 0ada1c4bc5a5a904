import { ExternalLink, Keyboard, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { knownLanguages } from '../../../core/text/language.ts'
import { useFacts, useLanguage, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { chooseLanguage } from '../../../design/desk/page-language.desk.ts'
import styles from './shell.module.css'
import { words } from './shell.words.ts'
import { chooseTheme, storedTheme } from './theme.desk.ts'

/** What is the same in every view: the site, the keys, theme and language. */
export function Toolbar({ showShortcuts }: { showShortcuts: () => void }) {
  const t = useWords(words)
  const { siteUrl } = useFacts()
  const language = useLanguage()
  const other = knownLanguages[(knownLanguages.indexOf(language) + 1) % knownLanguages.length] ?? language
  const otherName = other.toUpperCase()
  const [theme, setTheme] = useState(storedTheme)
  const isLight = theme === 'light'
  function toggleTheme() {
    const next = isLight ? 'dark' : 'light'
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
        onClick={toggleTheme}
        aria-pressed={isLight}
        aria-label={t.lightTheme}
      >
        {isLight ? <Moon aria-hidden size={20} /> : <Sun aria-hidden size={20} />}
      </button>
      <button
        type="button"
        lang={other}
        className={styles.tool}
        onClick={() => chooseLanguage(other)}
        aria-label={`${otherName}: ${words[other].switchHere}`}
      >
        {otherName}
      </button>
    </div>
  )
}
