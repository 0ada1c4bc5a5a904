import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './card.module.css'

/** A fact or a feature: nothing to choose. */
export function Note({
  icon,
  title,
  children,
}: {
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
}) {
  return (
    <li className={styles.note}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.text}>{children}</div>
    </li>
  )
}

/** A way onward: the whole card is one target, its heading the link. */
export function LinkCard({
  href,
  icon,
  title,
  more,
  children,
  heading: Heading = 'h3',
  ...link
}: {
  href: string
  icon?: ReactNode
  title: ReactNode
  /** The words beside the arrow. */
  more?: string
  children?: ReactNode
  heading?: 'h2' | 'h3'
  hrefLang?: string
}) {
  return (
    <li className={`${styles.card} ${styles.raised}`}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Heading className={styles.title}>
        <a href={href} className={styles.whole} {...link}>
          {title}
        </a>
      </Heading>
      <div className={styles.text}>{children}</div>
      {more && (
        <span className={styles.more} aria-hidden="true">
          {more} <ArrowRight size={18} />
        </span>
      )}
    </li>
  )
}
