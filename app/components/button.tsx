import type { AnchorHTMLAttributes } from 'react'
import styles from './button.module.css'

/**
 * A link that looks like a button. `next` is the beacon, the one next step of a view; `other` stands beside it.
 */
export function ButtonLink({
  kind = 'next',
  className = '',
  ...link
}: { kind?: 'next' | 'other' | 'small' } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={`${buttonClass(kind)} ${className}`.trim()} {...link} />
}

/** The classes of a button, for controls that are no links. */
export const buttonClass = (kind: 'next' | 'other' | 'small') => `${styles.button} ${styles[kind]}`
