import { Menu, Moon, Sun, X } from 'lucide-react'
import { useLocation } from 'react-router'
import {
  addressAt,
  ownPagesIn,
  type PageKey,
  pathIfShown,
  pathTo,
  switchedPath,
  waysIn,
} from '../addresses/page-addresses.ts'
import { useLanguage } from '../addresses/use-address.ts'
import { keysOf } from '../core/base/keys-of.ts'
import { facts, printedPhone } from '../core/site/facts.ts'
import { nextLanguage } from '../core/site/languages.ts'
import { layoutWords } from '../core/site/layout.words.ts'
import { ButtonLink } from '../design/components/button.tsx'
import { Mark } from '../design/components/mark.tsx'
import { SearchLink } from '../features/search/search-link.tsx'
import styles from './header.module.css'

/** Whether the name needs the room of other controls. */
const isLong = facts.brand.length > 8

/** The header of every page. On narrow screens its links are in a menu that opens over the page. */
export function Header() {
  const language = useLanguage()
  const t = layoutWords[language]
  const ownStyle = ownPagesIn(language, 'header').length > 0 ? styles.wraps : ''
  return (
    <header className={isLong ? `${styles.header} ${styles.long}` : styles.header}>
      <div className={styles.bar}>
        <a href={pathTo({ page: 'home' }, language)} className={styles.brand} data-behind-menu>
          <Mark />
          <span>{facts.brand}</span>
        </a>
        <nav aria-label={t.mainMenu} className={`${styles.nav} ${ownStyle}`.trim()} data-behind-menu>
          <NavLinks />
        </nav>
        <div className={styles.tools} data-behind-menu>
          <SearchLink className={styles.tool} />
          <ThemeToggle />
          <LanguageSwitch />
          <ButtonLink kind="small" className={styles.start} href={pathTo({ page: 'contact' }, language)}>
            {t.start}
          </ButtonLink>
        </div>
        <button
          type="button"
          className={`${styles.tool} ${styles.open}`}
          popoverTarget="menu"
          data-behind-menu
        >
          <Menu aria-hidden size={22} />
          <span className="visually-hidden">{t.openMenu}</span>
        </button>
      </div>
      <div id="menu" popover="auto" className={styles.menu} role="dialog" aria-label={t.mainMenu}>
        <div className={styles.menuTop}>
          <a href={pathTo({ page: 'home' }, language)} className={styles.brand}>
            <Mark />
            <span>{facts.brand}</span>
          </a>
          <ThemeToggle />
          <LanguageSwitch />
          <button
            type="button"
            className={styles.tool}
            popoverTarget="menu"
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: moves the focus into the menu when it opens, as a dialog does
            autoFocus
          >
            <X aria-hidden size={22} />
            <span className="visually-hidden">{t.closeMenu}</span>
          </button>
        </div>
        <div className={styles.menuLinks}>
          <NavLinks hasFaq />
        </div>
        <ButtonLink href={pathTo({ page: 'contact' }, language)}>{t.start}</ButtonLink>
        <p className={styles.direct}>
          {waysIn(language).map(({ path, way }) => (
            <a key={path} href={path}>
              {t[way]}
            </a>
          ))}
          <a href={`tel:${facts.phone}`}>{printedPhone}</a>
          <a href={`mailto:${facts.email}`}>{facts.email}</a>
        </p>
      </div>
    </header>
  )
}

/** The navigation entry of pages that have none of their own. */
const parentPages: Partial<Record<PageKey, PageKey>> = {
  'blog-page': 'blog',
  post: 'blog',
  project: 'portfolio',
  service: 'offerings',
}

function NavLinks({ hasFaq = false }: { hasFaq?: boolean }) {
  const language = useLanguage()
  const { pathname } = useLocation()
  const currentPage = addressAt(pathname)?.ref.page
  const isParent = (page: PageKey) => currentPage && parentPages[currentPage] === page
  const { nav, footer } = layoutWords[language]
  const listed = [...keysOf(nav), ...(hasFaq ? (['faq'] as const) : [])]
  return (
    <ul>
      {listed.map((page) => {
        const path = pathIfShown(page, language)
        return (
          path && (
            <li key={page}>
              <a
                href={path}
                aria-current={currentPage === page ? 'page' : isParent(page) ? 'true' : undefined}
              >
                {page === 'faq' ? footer.faq : nav[page]}
              </a>
            </li>
          )
        )
      })}
      {ownPagesIn(language, 'header').map(({ path, title }) => (
        <li key={path}>
          <a href={path} aria-current={pathname === path ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The inline script handles its clicks and stores the choice. */
function ThemeToggle() {
  const t = layoutWords[useLanguage()]
  return (
    <button
      type="button"
      className={`${styles.tool} needs-script`}
      aria-pressed="false"
      aria-label={t.lightTheme}
      data-theme-toggle
    >
      <Sun aria-hidden className={styles.sun} size={20} />
      <Moon aria-hidden className={styles.moon} size={20} />
    </button>
  )
}

function LanguageSwitch() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const other = nextLanguage(language)
  if (!other) return null
  const name = other.toUpperCase()
  return (
    <a
      href={switchedPath(pathname)}
      hrefLang={other}
      lang={other}
      aria-label={`${name}: ${layoutWords[other].switchHere}`}
      className={styles.tool}
      data-language-switch
    >
      {name}
    </a>
  )
}
