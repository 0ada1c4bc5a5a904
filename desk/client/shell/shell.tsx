import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { onStorageChange } from '../../../app/interactive/local-storage.ts'
import { undo } from '../api/mutate.ts'
import { deskQuery, useApi } from '../api/queries.ts'
import { ConnectionError } from './connection-error.tsx'
import { DeskProvider, useFacts, useWords } from './desk-context.tsx'
import { Navigation } from './navigation.tsx'
import { browserLanguage, storedLanguage, watchLanguage } from './page-language.ts'
import styles from './shell.module.css'
import { words } from './shell.words.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { showTheme } from './theme.ts'
import { Toasts } from './toasts.tsx'
import { Toolbar } from './toolbar.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** What is around every view: the way between them, and what has just happened. Without the desk's server it says why. */
export function Shell() {
  const { data: facts, error } = useApi(deskQuery)
  const stored = useSyncExternalStore(watchLanguage, storedLanguage)
  const language = stored ?? facts?.language ?? browserLanguage()
  useEffect(() => onStorageChange('theme', () => showTheme()), [])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const context = useMemo(() => facts && { facts, language }, [facts, language])

  if (!context) return error && <ConnectionError reason={error.reason} language={language} isWhole />
  return (
    <DeskProvider value={context}>
      {error && <ConnectionError reason={error.reason} language={language} />}
      <Layout />
    </DeskProvider>
  )
}

function Layout() {
  const t = useWords(words)
  const { brand } = useFacts()
  const { state } = useNavigation()
  const [areShortcutsShown, setShortcutsShown] = useState(false)
  const showShortcuts = () => setShortcutsShown(true)
  const undoNewest = () => void undo()
  useShortcuts({ '?': showShortcuts, u: undoNewest, 'Control+z': undoNewest, 'Meta+z': undoNewest })
  return (
    <div className={styles.frame}>
      <a className="skip" href="#view">
        {t.skip}
      </a>
      <header className={styles.head}>
        <p className={brand.length > 10 ? `${styles.brand} ${styles.long}` : styles.brand}>
          <img src="/icon.svg" alt="" width={28} height={28} />
          <span>{brand}</span>
        </p>
        <Navigation />
        <Toolbar showShortcuts={showShortcuts} />
      </header>
      <main id="view" tabIndex={-1} className={styles.view} aria-busy={state === 'loading'}>
        <Outlet />
      </main>
      <Toasts />
      <ShortcutsDialog isOpen={areShortcutsShown} close={() => setShortcutsShown(false)} />
    </div>
  )
}
