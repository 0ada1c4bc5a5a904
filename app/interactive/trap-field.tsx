import { trapName } from '../trap-name.ts'
import styles from './trap-field.module.css'

/** 1Password, LastPass, Bitwarden, Dashlane. */
const notForPasswordManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
}

/** A field that only robots see and fill in. */
export const TrapField = ({ label }: { label: string }) => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      <span>{label}</span>
      <input name={trapName} type="text" tabIndex={-1} autoComplete="off" {...notForPasswordManagers} />
    </label>
  </div>
)
