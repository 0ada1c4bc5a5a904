import { type PageRef, pathTo } from '../../addresses/page-addresses.ts'
import type { Crumb } from '../../addresses/page-description.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import type { Language } from '../../core/text/language.ts'
import styles from './breadcrumb.module.css'

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
