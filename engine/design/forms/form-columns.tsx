import type { ReactNode } from 'react'
import styles from './form-columns.module.css'

/** A form, and beside it on wide screens what else there is to know. */
export const FormColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns} data-tone="plain">
    {children}
  </div>
)
