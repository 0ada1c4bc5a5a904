import { useSearchParams } from 'react-router'
import { type Readers, type Span, spans } from '../../api.ts'
import { readersQuery, useApi } from '../api/queries.ts'
import controls from '../parts/controls.module.css'
import { QueryResult } from '../parts/query-result.tsx'
import { useTitle } from '../parts/use-title.ts'
import { useFacts, useWords } from '../shell/desk-context.tsx'
import { ArticleTable } from './article-table.tsx'
import { LanguageTable } from './language-table.tsx'
import { LeadTable } from './lead-table.tsx'
import { PageTable } from './page-table.tsx'
import styles from './readers.module.css'
import { words } from './readers.words.ts'
import { SourceGroups } from './source-groups.tsx'
import { TimeChart } from './time-chart.tsx'
import { Totals } from './totals.tsx'

const usual: Span = 30

/** What people read, where they come from, and what leads to messages: of a span, beside the one before. */
export function ReadersView() {
  const say = useWords(words)
  const { countsPages } = useFacts()
  const [search, setSearch] = useSearchParams()
  const days = spans.find((span) => String(span) === search.get('days')) ?? usual
  const query = useApi(readersQuery(days))
  useTitle(say.title)
  const choose = (span: Span) =>
    setSearch(span === usual ? {} : { days: String(span) }, { replace: true, preventScrollReset: true })
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <h1>{say.title}</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
        <div role="group" aria-label={say.spans} className={controls.choices}>
          {spans.map((span) => (
            <button key={span} type="button" aria-pressed={span === days} onClick={() => choose(span)}>
              {say.span(span)}
            </button>
          ))}
        </div>
      </header>
      <QueryResult query={query}>
        {(readers) => (countsPages ? <Everything readers={readers} /> : <OnlyArticles readers={readers} />)}
      </QueryResult>
    </div>
  )
}

function Everything({ readers }: { readers: Readers }) {
  const say = useWords(words)
  return (
    <>
      <Totals readers={readers} />
      {readers.total.views + readers.before.views === 0 ? (
        <p className={styles.note}>{say.nobody}</p>
      ) : (
        <TimeChart days={readers.byDay} />
      )}
      <div className={styles.tables}>
        <PageTable pages={readers.byPage} />
        <SourceGroups sources={readers.bySource} />
        <LeadTable leads={readers.leads} />
        <div className={styles.column}>
          <LanguageTable languages={readers.byLanguage} />
          <ArticleTable articles={readers.articles} />
        </div>
      </div>
      <p className={styles.note}>{say.rounded}</p>
    </>
  )
}

function OnlyArticles({ readers }: { readers: Readers }) {
  const say = useWords(words)
  return (
    <>
      <p className={styles.notice}>{say.onlyArticles}</p>
      <Totals readers={readers} only={['messages', 'bookings']} />
      <ArticleTable articles={readers.articles} />
    </>
  )
}
