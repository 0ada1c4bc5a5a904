import { ArrowRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './card.module.css'

/** The icon of a card, in the same size everywhere. */
export const CardIcon = ({ icon: Icon }: { icon: LucideIcon }) => (
  <Icon aria-hidden size={28} strokeWidth={1.6} />
)

/** A card without a link: a fact or a feature. */
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

/** A card that is clickable as a whole. Its heading is the link. */
export function LinkCard({
  href,
  picture,
  icon,
  title,
  linkText,
  children,
  heading: Heading = 'h3',
  ...link
}: {
  href: string
  picture?: ReactNode
  icon?: ReactNode
  title: ReactNode
  /** The words beside the arrow. */
  linkText?: string
  children?: ReactNode
  heading?: 'h2' | 'h3'
  hrefLang?: string
}) {
  return (
    <li className={`${styles.card} ${styles.raised}`}>
      {picture}
      {icon && <span className={styles.icon}>{icon}</span>}
      <Heading className={styles.title}>
        <a
          href={href}
          className={linkText ? styles.cardLink : `${styles.cardLink} ${styles.underlined}`}
          {...link}
        >
          {title}
        </a>
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {linkText && (
        <span className={styles.more} aria-hidden="true">
          {linkText} <ArrowRight size={18} />
        </span>
      )}
    </li>
  )
}
