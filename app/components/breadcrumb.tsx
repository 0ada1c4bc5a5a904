import type { Language } from '../../content/language.ts'
import { type PageRef, pathTo } from '../page-addresses.ts'
import type { Crumb } from '../seo/page-description.ts'
import styles from './breadcrumb.module.css'
import { layoutWords } from './layout.words.ts'
import { useLanguage } from './use-address.ts'

/** The steps down to this page; the last one is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = layoutWords[useLanguage()]
  return (
    <nav aria-label={t.breadcrumb} className={styles.breadcrumb}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            <a href={path} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The steps from the home page down to a page, for the breadcrumb and for search engines. */
export const crumbsFromHome = (
  language: Language,
  ...steps: readonly (readonly [name: string, ref: PageRef])[]
): Crumb[] =>
  [[layoutWords[language].nav.home, { page: 'home' }] satisfies (typeof steps)[number], ...steps].map(
    ([name, ref]) => ({ name, path: pathTo(ref, language) }),
  )
