import { frameWords } from '../frame.words.ts'
import type { Crumb } from '../seo/head.tsx'
import styles from './breadcrumb.module.css'
import { useLanguage } from './place.ts'

/** The way down to this page; the last step is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const say = frameWords[useLanguage()]
  return (
    <nav aria-label={say.breadcrumb} className={styles.breadcrumb}>
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
