import { buttonClass } from '../../../design/components/button.tsx'
import styles from '../../../design/desk/connection-error.module.css'
import { browserLanguage, storedLanguage } from '../../../design/desk/page-language.desk.ts'
import { words } from './shell.words.ts'

/** A view that threw, or whose script could not be fetched. */
export function ErrorPage() {
  const t = words[storedLanguage() ?? browserLanguage()]
  return (
    <main className={styles.whole}>
      <h1>{t.broken}</h1>
      <button type="button" className={buttonClass('primary')} onClick={() => location.reload()}>
        {t.reload}
      </button>
    </main>
  )
}
