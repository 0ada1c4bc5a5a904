import styles from './trap-field.module.css'

/** A field that only robots see and fill in. */
export const TrapField = ({ label }: { label: string }) => (
  <label className={styles.trap} aria-hidden="true">
    <span>{label}</span>
    <input name="website" type="text" tabIndex={-1} autoComplete="off" />
  </label>
)
