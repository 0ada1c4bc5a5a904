import { type ReactNode, useId } from 'react'
import { useLanguageName, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { changedPart } from './changed-part.desk.ts'
import styles from './new-words.module.css'
import { words } from './new-words.words.ts'
import type { ChangedSentence } from './new-words-api.ts'

type Text = ChangedSentence['texts'][number]

/** A sentence before and after the update, in each language in which it has changed. `heading` names it. */
export function Sentence({
  texts,
  heading: Heading,
  name,
}: {
  texts: readonly Text[]
  heading: 'h3' | 'h4'
  name: string
}) {
  const t = useWords(words)
  const languageName = useLanguageName()
  const id = useId()
  return (
    <article aria-labelledby={id} className={styles.sentence}>
      <Heading id={id}>{name}</Heading>
      {texts.map((text) => (
        <div key={text.language}>
          <p className={styles.language}>
            <span>{languageName(text.language)}</span>
            {text.before === null && <small>{t.added}</small>}
            {text.after === null && <small>{t.gone}</small>}
          </p>
          <Wordings text={text} />
        </div>
      ))}
    </article>
  )
}

/** The owner's own wording, and the engine's before and now. */
function Wordings({ text: { language, before, after, own } }: { text: Text }) {
  const t = useWords(words)
  const change = changedPart(before ?? '', after ?? '')
  return (
    <dl className={styles.wordings}>
      {own && (
        <Wording label={t.yours}>
          <p lang={language}>{own.text}</p>
          {own.at && <p className={styles.where}>{own.at}</p>}
          {!own.isShown && <p className={styles.quiet}>{t.unused}</p>}
        </Wording>
      )}
      {before !== null && (
        <Wording label={t.before}>
          <p lang={language} className={styles.before}>
            <Marked {...change} changed={change.before} as="del" />
          </p>
        </Wording>
      )}
      {after !== null && (
        <Wording label={t.after}>
          <p lang={language}>
            <Marked {...change} changed={change.after} as="ins" />
          </p>
        </Wording>
      )}
    </dl>
  )
}

const Wording = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** A wording, marked where it differs from the other one. Where all of it differs a mark would say nothing. */
function Marked({
  start,
  changed,
  end,
  as: Mark,
}: {
  start: string
  changed: string
  end: string
  as: 'del' | 'ins'
}) {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(changed) ?? []
  const isMarked = Boolean(text && (start.trim() || end.trim()))
  return (
    <>
      <span>{start + before}</span>
      {isMarked ? <Mark>{text}</Mark> : <span>{text}</span>}
      <span>{after + end}</span>
    </>
  )
}
