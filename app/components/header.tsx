import { Menu, Moon, Search, Sun, X } from 'lucide-react'
import { useLocation } from 'react-router'
import { facts } from '../../content/facts.ts'
import { frameWords } from '../frame.words.ts'
import { otherLanguage, type PageKey, pathTo, placeAt, switchedPath } from '../places.ts'
import { ButtonLink } from './button.tsx'
import styles from './header.module.css'
import { Mark } from './mark.tsx'
import { useLanguage } from './place.ts'

/** Brand, navigation, theme, language and the next step. On narrow screens the navigation is a menu of its own. */
export function Header() {
  const language = useLanguage()
  const say = frameWords[language]
  return (
    <header className={`${styles.header} not-printed`}>
      <div className={styles.bar}>
        <a href={pathTo({ page: 'home' }, language)} className={styles.brand} data-heading data-behind-menu>
          <Mark />
          <span>{facts.brand}</span>
        </a>
        <nav aria-label={say.mainMenu} className={styles.nav} data-behind-menu>
          <NavLinks />
        </nav>
        <div className={styles.tools} data-behind-menu>
          <SearchLink />
          <ThemeToggle />
          <LanguageSwitch />
          <ButtonLink kind="small" className={styles.start} href={pathTo({ page: 'contact' }, language)}>
            {say.start}
          </ButtonLink>
        </div>
        <button
          type="button"
          className={`${styles.tool} ${styles.open}`}
          popoverTarget="menu"
          data-behind-menu
        >
          <Menu aria-hidden size={22} />
          <span className="unseen">{say.openMenu}</span>
        </button>
      </div>
      <div id="menu" popover="auto" className={styles.menu} role="dialog" aria-label={say.mainMenu}>
        <div className={styles.menuTop}>
          <ThemeToggle />
          <LanguageSwitch />
          <button type="button" className={styles.tool} popoverTarget="menu" popoverTargetAction="hide">
            <X aria-hidden size={22} />
            <span className="unseen">{say.closeMenu}</span>
          </button>
        </div>
        <div className={styles.menuLinks} data-heading>
          <NavLinks />
        </div>
        <ButtonLink href={pathTo({ page: 'contact' }, language)}>{say.start}</ButtonLink>
      </div>
    </header>
  )
}

/** Which entry of the navigation a page belongs to, where it is not one itself. */
const sectionOf: Partial<Record<PageKey, PageKey>> = {
  'blog-page': 'blog',
  post: 'blog',
  project: 'portfolio',
  service: 'offerings',
}

function NavLinks() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const here = placeAt(pathname)?.place.page
  const say = frameWords[language].nav
  return (
    <ul>
      {/* Keys of an object of words, each of which names a page. */}
      {(Object.keys(say) as (keyof typeof say)[]).map((page) => (
        <li key={page}>
          <a
            href={pathTo({ page }, language)}
            aria-current={here === page ? 'page' : here && sectionOf[here] === page ? 'true' : undefined}
          >
            {say[page]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Answered by the head script, which also keeps its state. */
function ThemeToggle() {
  const say = frameWords[useLanguage()]
  return (
    <button
      type="button"
      className={`${styles.tool} needs-script`}
      aria-pressed="false"
      aria-label={say.lightTheme}
      data-theme-toggle
    >
      <Sun aria-hidden className={styles.sun} size={20} />
      <Moon aria-hidden className={styles.moon} size={20} />
    </button>
  )
}

/** Opens the search (head script); without a script it leads to the list of articles. */
function SearchLink() {
  const language = useLanguage()
  return (
    <a
      href={pathTo({ page: 'blog' }, language)}
      className={styles.tool}
      aria-label={frameWords[language].search}
      aria-keyshortcuts="/ Control+K"
      data-opens-search
    >
      <Search aria-hidden size={20} />
    </a>
  )
}

function LanguageSwitch() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const say = frameWords[language]
  const other = otherLanguage(language)
  return (
    <a
      href={switchedPath(pathname)}
      hrefLang={other}
      lang={other}
      aria-label={`${say.otherLanguage}: ${say.switchLanguage}`}
      className={styles.tool}
      data-language-switch
    >
      {say.otherLanguage}
    </a>
  )
}
