import type { ReactNode } from 'react'
import { MainHeading } from './main-heading.tsx'
import styles from './section.module.css'

/** A part of a page, and a section of it where it has a heading. `narrow` is for lines of text, `wide` for grids; a `sunken` one has a darker background. */
export function Section({
  heading,
  text,
  id,
  width = 'wide',
  tone = 'plain',
  isPrinted = true,
  children,
}: {
  heading?: ReactNode
  text?: ReactNode
  id?: string
  width?: 'narrow' | 'wide'
  tone?: 'plain' | 'sunken'
  isPrinted?: boolean
  children?: ReactNode
}) {
  const Part = heading ? 'section' : 'div'
  return (
    <Part className={`${styles.section} ${isPrinted ? '' : 'not-printed'}`.trim()} data-tone={tone} id={id}>
      <div className={styles[width]}>
        {heading && <h2 className={styles.heading}>{heading}</h2>}
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </Part>
  )
}

/** The top of a page: breadcrumb, heading, lead, and buttons or facts as children. */
export function Hero({
  breadcrumb,
  heading,
  lead,
  children,
}: {
  breadcrumb?: ReactNode
  heading: ReactNode
  lead: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={styles.hero}>
      <div className={styles.wide}>
        {breadcrumb}
        <MainHeading>{heading}</MainHeading>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  )
}

/** Cards side by side, as many as fit and at most `columns`. */
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
