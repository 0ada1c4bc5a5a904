import { ResultTexts } from '../../core/forms/result-texts.tsx'
import styles from './form-result.module.css'

/**
 * The result of a form that was posted without a script. Shown when the server redirects to its id, or marks it with
 * `data-shown` in the page with what was written (engine/core/forms/refused-form.server.tsx), in the slot of that name.
 */
export const FormResult = ({
  id,
  is,
  text,
  next,
}: {
  id: string
  is: 'good' | 'bad'
  text: string
  next: string
}) => (
  <div
    id={id}
    data-slot={id}
    className={is === 'bad' ? `${styles.result} ${styles.bad}` : styles.result}
    tabIndex={-1}
  >
    <ResultTexts text={text} next={next} />
  </div>
)
