import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { onStorageChange } from '../../../core/browser/local-storage.browser.ts'
import { ConnectionError } from '../../../design/desk/connection-error.desk.tsx'
import { DeskProvider, useFacts, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { undo } from '../../../design/desk/mutate.desk.ts'
import { browserLanguage, storedLanguage, watchLanguage } from '../../../design/desk/page-language.desk.ts'
import { deskQuery, useApi } from '../../../design/desk/queries.desk.ts'
import { Toasts } from '../../../design/desk/toasts.desk.tsx'
import { useShortcuts } from '../../../design/desk/use-shortcuts.desk.ts'
import type { View } from '../../../design/desk/view.desk.ts'
import { Navigation } from './navigation.desk.tsx'
import styles from './shell.module.css'
import { words } from './shell.words.ts'
import { ShortcutsDialog } from './shortcuts-dialog.desk.tsx'
import { showTheme } from './theme.desk.ts'
import { Toolbar } from './toolbar.desk.tsx'

/** What is around every view: the way between them, and what has just happened. Without the desk's server it says why. */
export function Shell({ views }: { views: readonly View[] }) {
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
      <Layout views={views} />
    </DeskProvider>
  )
}

function Layout({ views }: { views: readonly View[] }) {
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
        <Navigation views={views} />
        <Toolbar showShortcuts={showShortcuts} />
      </header>
      <main id="view" tabIndex={-1} className={styles.view} aria-busy={state === 'loading'}>
        <Outlet />
      </main>
      <Toasts />
      <ShortcutsDialog views={views} isOpen={areShortcutsShown} close={() => setShortcutsShown(false)} />
    </div>
  )
}
