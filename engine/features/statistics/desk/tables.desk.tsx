/** What the figures are by page, language and conversion, each as a table with bars. */

import type { Language } from '../../../core/text/language.ts'
import { useFacts, useLanguage, useLanguageName, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { sourceName } from '../../../design/desk/source-name.desk.ts'
import { BarTable } from './bar-table.desk.tsx'
import { useNumbers } from './numbers.desk.ts'
import { words } from './traffic.words.ts'
import type { Traffic } from './traffic-api.ts'

/** What is read most. */
export function PageTable({ pages }: { pages: Traffic['byPage'] }) {
  const { pages: t, numbers } = useWords(words)
  const { visits } = useNumbers()
  return (
    <BarTable
      title={t.title}
      note={t.note}
      columns={[t.page, numbers.views, numbers.visits]}
      rows={pages.map((page) => ({
        key: page.page,
        label: <PageLink path={page.page} title={page.title} language={page.language} />,
        size: page.views,
        cells: [<Compared key="views" now={page.views} before={page.viewsBefore} />, visits(page.visits)],
      }))}
    />
  )
}

export function LanguageTable({ languages }: { languages: Traffic['byLanguage'] }) {
  const { languages: t, numbers } = useWords(words)
  const languageName = useLanguageName()
  return (
    <BarTable
      title={t.title}
      columns={[t.language, numbers.views]}
      rows={languages.map(({ language, views, viewsBefore }) => ({
        key: language,
        label: languageName(language),
        size: views,
        cells: [<Compared key="views" now={views} before={viewsBefore} />],
      }))}
    />
  )
}

/** Which sources and first pages bring people who write. What is not known is said to be. */
export function ConversionTable({ conversions }: { conversions: Traffic['conversions'] }) {
  const { conversions: t, numbers } = useWords(words)
  const language = useLanguage()
  const { count, visits } = useNumbers()
  return (
    <BarTable
      title={t.title}
      columns={[t.from, numbers.visits, numbers.messages, numbers.bookings]}
      rows={conversions.map(({ source, firstPage, messages, bookings, ...from }) => ({
        key: `${source} ${firstPage}`,
        label: (
          <>
            <span>{source === null ? t.unknown : sourceName(source, language)}</span>
            {firstPage !== null && <PageLink path={firstPage} title={firstPage} />}
          </>
        ),
        size: messages + bookings,
        cells: [visits(from.visits), count(messages), count(bookings)],
      }))}
    />
  )
}

/** The counters that visitors see. */
export function ArticleTable({ articles }: { articles: Traffic['articles'] }) {
  const { articles: t, numbers } = useWords(words)
  const { count } = useNumbers()
  return (
    <BarTable
      title={t.title}
      columns={[t.article, numbers.views]}
      rows={articles.map(({ page, title, language, views }) => ({
        key: page,
        label: <PageLink path={page} title={title} language={language} />,
        size: views,
        cells: [count(views)],
      }))}
    />
  )
}

/** The name of a page, which opens it in another tab. */
function PageLink({ path, title, language }: { path: string; title: string; language?: Language }) {
  const { siteUrl } = useFacts()
  return (
    <a href={siteUrl + path} target="_blank" rel="noreferrer" lang={language} title={path}>
      {title}
    </a>
  )
}

/** A count, with how it has changed from the span before. */
function Compared({ now, before }: { now: number; before: number }) {
  const { count, change } = useNumbers()
  return (
    <>
      <span>{count(now)}</span> <small>{change(now, before)}</small>
    </>
  )
}
