import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { plural } from '../../../core/text/sentence.ts'
import { buttonClass } from '../../../design/components/button.tsx'
import controls from '../../../design/desk/controls.module.css'
import { useLanguage, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { MutateButton } from '../../../design/desk/mutate-button.desk.tsx'
import { apiQuery, useApi } from '../../../design/desk/queries.desk.ts'
import { QueryResult } from '../../../design/desk/query-result.desk.tsx'
import { useTitle } from '../../../design/desk/use-title.desk.ts'
import styles from './new-words.module.css'
import { words } from './new-words.words.ts'
import type { ChangedSentence, NewWords } from './new-words-api.ts'
import { Sentence } from './sentence.desk.tsx'

const newWordsQuery = apiQuery<NewWords | null>('/new-words', 'new-words')

/** So many sentences are shown at once; of more, the owner opens page by page. */
const mostOpen = 12

/** What updates have changed of the engine's sentences, those first that the owner says otherwise. */
export function NewWordsView() {
  const t = useWords(words)
  const query = useApi(newWordsQuery)
  useTitle(t.title)
  return (
    <div className={styles.view}>
      <Link to="/" className={`${controls.quiet} ${styles.back}`}>
        <ArrowLeft aria-hidden size={18} />
        <span>{t.back}</span>
      </Link>
      <h1>{t.title}</h1>
      <QueryResult query={query}>
        {(newWords) => (newWords ? <Changes newWords={newWords} /> : <p>{t.none}</p>)}
      </QueryResult>
    </div>
  )
}

function Changes({ newWords: { from, to, sentences } }: { newWords: NewWords }) {
  const t = useWords(words)
  const language = useLanguage()
  const { own = [], others = [] } = Object.groupBy(sentences, ({ texts }) =>
    texts.some(({ own }) => own) ? 'own' : 'others',
  )
  return (
    <>
      <div className={styles.head}>
        <p>{plural(t.changed, sentences.length, language, { from, to })}</p>
        <MutateButton
          className={buttonClass('small')}
          mutation={{ path: '/new-words/read', body: { to }, message: t.done }}
        >
          {t.read}
        </MutateButton>
      </div>
      {own.length > 0 && (
        <section aria-labelledby="own">
          <h2 id="own">{t.own.title}</h2>
          <p className={styles.quiet}>{t.own.text}</p>
          <Sentences sentences={own} ofPages />
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="pages">
          <h2 id="pages">{t.pages.title}</h2>
          <p className={styles.quiet}>{t.pages.text}</p>
          {[...Map.groupBy(others, ({ part }) => part)].map(([part, ofPart]) => (
            <details key={part} className={styles.part} open={others.length <= mostOpen}>
              <summary>
                <h3>{part}</h3>
                <span>{plural(t.count, ofPart.length, language, {})}</span>
              </summary>
              <Sentences sentences={ofPart} />
            </details>
          ))}
        </section>
      )}
    </>
  )
}

/** By their names in the files of the owner, after the name of the page where they are of several. */
function Sentences({
  sentences,
  ofPages = false,
}: {
  sentences: readonly ChangedSentence[]
  ofPages?: boolean
}) {
  return (
    <ul className={ofPages ? `${styles.sentences} ${styles.own}` : styles.sentences}>
      {sentences.map(({ part, path, texts }) => (
        <li key={`${part}.${path}`}>
          <Sentence
            texts={texts}
            heading={ofPages ? 'h3' : 'h4'}
            name={ofPages ? `${part}: ${path}` : path}
          />
        </li>
      ))}
    </ul>
  )
}
