import type { AnchorHTMLAttributes } from 'react'
import styles from './button.module.css'

type Kind = 'primary' | 'secondary' | 'small'

/** A link that looks like a button. Each view has one primary button, its next step. */
export function ButtonLink({
  kind = 'primary',
  className = '',
  ...link
}: { kind?: Kind } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={`${buttonClass(kind)} ${className}`.trim()} {...link} />
}

/** The classes of a button, for `<button>` elements. */
export const buttonClass = (kind: Kind) => `${styles.button} ${styles[kind]}`
