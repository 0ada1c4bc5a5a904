import { languageOf } from '../../../app/path-language.ts'
import type { Traffic } from '../../api.ts'
import { useWords } from '../shell/desk-context.tsx'
import { BarTable } from './bar-table.tsx'
import { useNumbers } from './numbers.ts'
import { SitePage } from './site-page.tsx'
import { words } from './traffic.words.ts'

/** The counters that visitors see. */
export function ArticleTable({ articles }: { articles: Traffic['articles'] }) {
  const t = useWords(words).articles
  const { count } = useNumbers()
  return (
    <BarTable
      title={t.title}
      columns={[t.article, t.views]}
      rows={articles.map(({ page, title, views }) => ({
        key: page,
        label: <SitePage path={page} title={title} language={languageOf(page)} />,
        size: views,
        cells: [count(views)],
      }))}
    />
  )
}
