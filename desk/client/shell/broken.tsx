import { buttonClass } from '../../../app/components/button.tsx'
import styles from './connection.module.css'
import { words } from './shell.words.ts'
import { browserLanguage, storedLanguage } from './stored-language.ts'

/** A view that threw, or whose script could not be fetched. */
export function Broken() {
  const say = words[storedLanguage() ?? browserLanguage()]
  return (
    <main className={styles.whole}>
      <h1>{say.broken}</h1>
      <button type="button" className={buttonClass('primary')} onClick={() => location.reload()}>
        {say.reload}
      </button>
    </main>
  )
}
