import type { ReactNode } from 'react'
import { postAt } from '../../../content/articles.ts'
import { languages } from '../../../content/language.ts'
import { coverOf, Picture } from '../../components/picture.tsx'
import styles from './service.module.css'

/** The top of a service's page. From tablets on, the cover of an article stands beside it, if there is that article. */
export function ServiceTop({ cover, children }: { cover: string; children: ReactNode }) {
  const isThere = languages.some((language) => postAt(cover, language))
  return (
    <div className={styles.top}>
      {children}
      {isThere && (
        <div className={styles.cover}>
          <Picture source={coverOf(cover)} alt="" sizes="(width < 48rem) 1px, (width < 60rem) 40vw, 32rem" />
        </div>
      )}
    </div>
  )
}
