import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import type { Language } from '../../../core/text/language.ts'
import { fill, plural } from '../../../core/text/sentence.ts'
import { Choices } from '../../../design/desk/choices.desk.tsx'
import controls from '../../../design/desk/controls.module.css'
import { useFacts, useLanguage, useLanguageName, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { sendFile } from '../../../design/desk/mutate.desk.ts'
import { showToast } from '../../../design/desk/toast-queue.desk.ts'
import styles from './newsletter.module.css'
import { words } from './newsletter.words.ts'
import type { Imported } from './newsletter-api.ts'

/** The subscribers as a file to take along, and those of another program to bring. */
export function SubscriberList() {
  const t = useWords(words)
  const ownLanguage = useLanguage()
  const languageName = useLanguageName()
  const { languages } = useFacts()
  const [language, setLanguage] = useState<Language>(
    languages.includes(ownLanguage) ? ownLanguage : languages[0],
  )
  const [imported, setImported] = useState<Imported>()

  async function bring(input: HTMLInputElement) {
    const [file] = input.files ?? []
    if (!file) return
    const address = new URLSearchParams({ language, name: file.name })
    const answer = await sendFile<Imported>(`/newsletter/import?${address}`, file)
    // So that the same file can be chosen once it is mended.
    input.value = ''
    setImported(answer)
    if (answer && 'undo' in answer)
      showToast({
        is: 'done',
        text: plural(t.imported, answer.asked, ownLanguage, {}),
        undo: answer.undo,
        until: answer.undoUntil,
        onUndo: () => setImported(undefined),
      })
  }

  return (
    <section aria-labelledby="list" className={styles.list}>
      <h2 id="list">{t.list}</h2>
      <a className={controls.button} href="/api/newsletter/subscribers.csv" download>
        <Download aria-hidden size={18} />
        <span>{t.export}</span>
      </a>
      <p className={styles.quiet}>{t.importText}</p>
      {languages.length > 1 && (
        <Choices label={t.importLanguage} values={languages} chosen={language} choose={setLanguage}>
          {languageName}
        </Choices>
      )}
      <label className={controls.button}>
        <Upload aria-hidden size={18} />
        <span>{t.import}</span>
        <input
          type="file"
          accept=".csv,.txt,text/csv"
          className="visually-hidden"
          onChange={({ currentTarget }) => void bring(currentTarget)}
        />
      </label>
      <div role="status">{imported && <Result imported={imported} />}</div>
    </section>
  )
}

/** So many lines that are wrong are named. */
const mostNamed = 10

function Result({ imported }: { imported: Imported }) {
  const t = useWords(words)
  if ('wrong' in imported)
    return (
      <>
        <p>{t.refused}</p>
        <ul>
          {imported.wrong.slice(0, mostNamed).map(({ line, column }) => (
            <li key={line}>{fill(t.wrongLine[column], { line })}</li>
          ))}
        </ul>
      </>
    )
  const { asked, left, withoutAddress } = imported
  return (
    <ul>
      <li>{fill(t.asked, { count: asked })}</li>
      {left > 0 && <li>{fill(t.left, { count: left })}</li>}
      {withoutAddress > 0 && <li>{fill(t.withoutAddress, { count: withoutAddress })}</li>}
    </ul>
  )
}
