import type { Language } from '../../core/text/language.ts'
import { buttonClass } from '../components/button.tsx'
import { words } from './api-error.words.ts'
import styles from './connection-error.module.css'
import type { ApiErrorReason } from './fetch-json.desk.ts'
import { refresh } from './query-client.desk.ts'

/** The desk's server cannot be asked: why, and what to do. On the whole page where nothing else is known. */
export function ConnectionError({
  reason,
  language,
  isWhole = false,
}: {
  reason: ApiErrorReason
  language: Language
  isWhole?: boolean
}) {
  const t = words[language]
  const { title, text } = t[reason]
  const Title = isWhole ? 'h1' : 'strong'
  const content = (
    <div role="alert" className={isWhole ? styles.whole : styles.banner}>
      {isWhole && <img src="/icon.svg" alt="" width={48} height={48} />}
      <Title>{title}</Title>
      <p>
        <span>{text}</span> {reason !== 'offline' && <code>{t.command}</code>}
      </p>
      <button
        type="button"
        className={isWhole ? buttonClass('primary') : styles.again}
        onClick={() => void refresh()}
      >
        {t.again}
      </button>
    </div>
  )
  return isWhole ? <main>{content}</main> : content
}
