import type { ReactNode } from 'react'
import styles from './filtered-list.module.css'

/** The place of the filter above a list. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.filter} not-printed`}>{children}</div>
)

/** A part of a filtered list: the featured entries or the others. The filter finds it by its id. */
export const ListSection = ({
  id,
  heading,
  isHidden,
  className = '',
  children,
}: {
  id: 'featured' | 'list'
  heading: string
  isHidden?: boolean
  className?: string | undefined
  children: ReactNode
}) => (
  <section id={id} className={`${styles.section} ${className}`.trim()} hidden={isHidden}>
    <h2>{heading}</h2>
    {children}
  </section>
)
