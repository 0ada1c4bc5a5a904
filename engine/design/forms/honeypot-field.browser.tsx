import { honeypotName } from '../../core/forms/honeypot.ts'
import styles from './honeypot-field.module.css'

/** 1Password, LastPass, Bitwarden, Dashlane. */
const notForPasswordManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
}

/** A field that only robots see and fill in. */
export const HoneypotField = ({ label }: { label: string }) => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      <span>{label}</span>
      <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" {...notForPasswordManagers} />
    </label>
  </div>
)
