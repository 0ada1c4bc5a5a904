import { languageOf } from '../../../app/path-language.ts'
import type { Readers } from '../../api.ts'
import { useWords } from '../shell/desk-context.tsx'
import { BarTable } from './bar-table.tsx'
import { useNumbers } from './numbers.ts'
import { words } from './readers.words.ts'
import { SitePage } from './site-page.tsx'

/** The counters that visitors see. */
export function ArticleTable({ articles }: { articles: Readers['articles'] }) {
  const say = useWords(words).articles
  const { count } = useNumbers()
  return (
    <BarTable
      title={say.title}
      columns={[say.article, say.views]}
      rows={articles.map(({ page, title, views }) => ({
        key: page,
        label: <SitePage path={page} title={title} language={languageOf(page)} />,
        size: views,
        cells: [count(views)],
      }))}
    />
  )
}
