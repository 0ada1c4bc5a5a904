import type { ReactNode } from 'react'
import styles from './section.module.css'

/**
 * A stretch of a page with its heading. `narrow` for text, `wide` for grids; `sunken` sets it off from its neighbours.
 */
export function Section({
  heading,
  text,
  id,
  width = 'wide',
  tone = 'plain',
  children,
}: {
  heading?: ReactNode
  text?: ReactNode
  id?: string
  width?: 'narrow' | 'wide'
  tone?: 'plain' | 'sunken'
  children?: ReactNode
}) {
  return (
    <section className={`later ${styles.section} ${tone === 'sunken' ? styles.sunken : ''}`.trim()} id={id}>
      <div className={styles[width]}>
        {heading && <h2 className={styles.heading}>{heading}</h2>}
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </section>
  )
}

/** The opening of a page below the home page: breadcrumb, heading, lead and what follows them. */
export function Hero({
  above,
  heading,
  lead,
  children,
}: {
  above?: ReactNode
  heading: ReactNode
  lead: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={styles.hero}>
      <div className={styles.wide}>
        {above}
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.after}>{children}</div>}
      </div>
    </div>
  )
}

/** Cards side by side, as many as fit. `columns` is how many at the most. */
export function Grid({
  columns = 3,
  children,
  id,
}: {
  columns?: 2 | 3 | 4 | 5
  children: ReactNode
  id?: string
}) {
  return (
    <ul className={`${styles.grid} ${styles[`columns${columns}`]}`} id={id}>
      {children}
    </ul>
  )
}
