import type { Traffic } from '../../api.ts'
import { useWords } from '../shell/desk-context.tsx'
import { BarTable } from './bar-table.tsx'
import { Compared } from './compared.tsx'
import { useNumbers } from './numbers.ts'
import { SitePage } from './site-page.tsx'
import { words } from './traffic.words.ts'

/** What is read most. */
export function PageTable({ pages }: { pages: Traffic['byPage'] }) {
  const t = useWords(words)
  const { visits } = useNumbers()
  return (
    <BarTable
      title={t.pages.title}
      note={t.pages.note}
      columns={[t.pages.page, t.pages.views, t.pages.visits]}
      rows={pages.map((page) => ({
        key: page.page,
        label: <SitePage path={page.page} title={page.title} language={page.language} />,
        size: page.views,
        cells: [<Compared key="views" now={page.views} before={page.viewsBefore} />, visits(page.visits)],
      }))}
    />
  )
}
