import type { ReactNode } from 'react'
import type { ServiceSlug } from '../../../content/services.ts'
import { Picture } from '../../components/picture.tsx'
import { serviceCover } from '../../components/service-cover.ts'
import styles from './service.module.css'

/** The top of a service's page, with its picture below or beside it, where there is one. */
export function ServiceTop({ slug, children }: { slug: ServiceSlug; children: ReactNode }) {
  const cover = serviceCover(slug)
  return (
    <div className={styles.top}>
      {children}
      {cover && (
        <div className={styles.cover}>
          <Picture source={cover} alt="" sizes="(width < 54rem) 92vw, 32rem" />
        </div>
      )}
    </div>
  )
}
