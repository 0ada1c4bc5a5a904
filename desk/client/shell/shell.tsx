import { CalendarDays, ChartNoAxesColumn, Inbox, Mails, Sunrise } from 'lucide-react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { NavLink, Outlet, useLocation, useNavigation } from 'react-router'
import { Mark } from '../../../app/components/mark.tsx'
import { onStorageChange, writeStorage } from '../../../app/interactive/local-storage.ts'
import type { Language } from '../../../content/language.ts'
import { undo } from '../api/mutate.ts'
import { deskQuery, todayQuery, useApi } from '../api/queries.ts'
import { ConnectionError } from './connection-error.tsx'
import { DeskProvider, useFacts, useLanguage, useWords } from './desk-context.tsx'
import styles from './shell.module.css'
import { words } from './shell.words.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { browserLanguage, languageKey, storedLanguage } from './stored-language.ts'
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

const listeners = new Set<() => void>()

function watchLanguage(listener: () => void) {
  listeners.add(listener)
  onStorageChange(languageKey, listener)
  return () => listeners.delete(listener)
}

function chooseLanguage(language: Language) {
  writeStorage(languageKey, language)
  for (const listener of listeners) listener()
}

function Layout() {
  const t = useWords(words)
  const language = useLanguage()
  const { brand } = useFacts()
  const { state } = useNavigation()
  const [areShortcutsShown, showShortcuts] = useState(false)
  const undoNewest = () => void undo()
  useShortcuts({
    '?': () => showShortcuts(true),
    u: undoNewest,
    'Control+z': undoNewest,
    'Meta+z': undoNewest,
  })
  return (
    <div className={styles.frame}>
      <a className="skip" href="#view">
        {t.skip}
      </a>
      <header className={styles.head}>
        <p className={styles.brand}>
          <Mark size={28} />
          <span>{brand}</span>
        </p>
        <Navigation />
        <Toolbar
          showShortcuts={() => showShortcuts(true)}
          other={language === 'en' ? 'sv' : 'en'}
          choose={chooseLanguage}
        />
      </header>
      <main id="view" tabIndex={-1} className={styles.view} aria-busy={state === 'loading'}>
        <Outlet />
      </main>
      <Toasts />
      <ShortcutsDialog isOpen={areShortcutsShown} close={() => showShortcuts(false)} />
    </div>
  )
}

const icons = {
  today: Sunrise,
  messages: Inbox,
  bookings: CalendarDays,
  traffic: ChartNoAxesColumn,
  newsletter: Mails,
}

function Navigation() {
  const t = useWords(words)
  const { hasBooking, hasNewsletter } = useFacts()
  const { pathname } = useLocation()
  const waiting = useApi(todayQuery).data?.waiting.length ?? 0
  const views = (['today', 'messages', 'bookings', 'traffic', 'newsletter'] as const).filter(
    (view) =>
      (view !== 'bookings' || hasBooking || pathname === '/bookings') &&
      (view !== 'newsletter' || hasNewsletter),
  )
  return (
    <nav aria-label={t.menu} className={styles.views}>
      {views.map((view) => {
        const Icon = icons[view]
        return (
          <NavLink key={view} to={view === 'today' ? '/' : `/${view}`} end={view === 'today'}>
            <Icon aria-hidden size={20} />
            <span>{t.views[view]}</span>
            {view === 'messages' && waiting > 0 && (
              <>
                <b aria-hidden>{waiting}</b>
                <span className="visually-hidden">{`, ${t.waiting(waiting)}`}</span>
              </>
            )}
          </NavLink>
        )
      })}
    </nav>
  )
}
