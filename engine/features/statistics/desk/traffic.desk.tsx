import { useSearchParams } from 'react-router'
import { fill } from '../../../core/text/sentence.ts'
import { Choices } from '../../../design/desk/choices.desk.tsx'
import { useFacts, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { apiQuery, useApi } from '../../../design/desk/queries.desk.ts'
import { QueryResult } from '../../../design/desk/query-result.desk.tsx'
import { useTitle } from '../../../design/desk/use-title.desk.ts'
import { SourceGroups } from './source-groups.desk.tsx'
import { ArticleTable, ConversionTable, LanguageTable, PageTable } from './tables.desk.tsx'
import { TimeChart } from './time-chart.desk.tsx'
import { Totals } from './totals.desk.tsx'
import styles from './traffic.module.css'
import { words } from './traffic.words.ts'
import { type Span, spans, type Traffic } from './traffic-api.ts'

const defaultSpan: Span = 30

export const trafficQuery = (days: Span) =>
  apiQuery<Traffic>(`/traffic?days=${days}`, 'traffic', String(days))

/** What people read, where they come from, and what leads to messages: of a span, beside the one before. */
export function TrafficView() {
  const t = useWords(words)
  const [search, setSearch] = useSearchParams()
  const days = spans.find((span) => String(span) === search.get('days')) ?? defaultSpan
  const query = useApi(trafficQuery(days))
  useTitle(t.title)
  const choose = (span: Span) =>
    setSearch(span === defaultSpan ? {} : { days: String(span) }, { replace: true, preventScrollReset: true })
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <Choices label={t.spans} values={spans} chosen={days} choose={choose}>
          {(span) => (span === 365 ? t.span.year : fill(t.span.days, { days: span }))}
        </Choices>
      </header>
      <QueryResult query={query}>{(traffic) => <Numbers traffic={traffic} />}</QueryResult>
    </div>
  )
}

function Numbers({ traffic }: { traffic: Traffic }) {
  const t = useWords(words)
  const { languages } = useFacts()
  return (
    <>
      <Totals traffic={traffic} />
      {traffic.total.views + traffic.before.views === 0 ? (
        <p className={styles.note}>{t.nobody}</p>
      ) : (
        <TimeChart days={traffic.byDay} />
      )}
      <div className={styles.tables}>
        <PageTable pages={traffic.byPage} />
        <SourceGroups sources={traffic.bySource} />
        <ConversionTable conversions={traffic.conversions} />
        <div className={styles.column}>
          {languages.length > 1 && <LanguageTable languages={traffic.byLanguage} />}
          <ArticleTable articles={traffic.articles} />
        </div>
      </div>
      <p className={styles.note}>{t.rounded}</p>
    </>
  )
}
