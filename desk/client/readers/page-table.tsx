import type { Readers } from '../../api.ts'
import { useWords } from '../shell/desk-context.tsx'
import { BarTable } from './bar-table.tsx'
import { Compared } from './compared.tsx'
import { useNumbers } from './numbers.ts'
import { words } from './readers.words.ts'
import { SitePage } from './site-page.tsx'

/** What is read most. */
export function PageTable({ pages }: { pages: Readers['byPage'] }) {
  const say = useWords(words)
  const { visits } = useNumbers()
  return (
    <BarTable
      title={say.pages.title}
      note={say.pages.note}
      columns={[say.pages.page, say.pages.views, say.pages.visits]}
      rows={pages.map((page) => ({
        key: page.page,
        label: <SitePage path={page.page} title={page.title} language={page.language} />,
        size: page.views,
        cells: [<Compared key="views" now={page.views} before={page.viewsBefore} />, visits(page.visits)],
      }))}
    />
  )
}
