import type { Readers } from '../../api.ts'
import { sourceName } from '../parts/source-name.ts'
import { useLanguage, useWords } from '../shell/desk-context.tsx'
import { BarTable } from './bar-table.tsx'
import { useNumbers } from './numbers.ts'
import { words } from './readers.words.ts'
import { SitePage } from './site-page.tsx'

/** Which sources and first pages bring people who write. What is not known is said to be. */
export function LeadTable({ leads }: { leads: Readers['leads'] }) {
  const say = useWords(words).leads
  const language = useLanguage()
  const { count, visits } = useNumbers()
  return (
    <BarTable
      title={say.title}
      columns={[say.from, say.visits, say.messages, say.bookings]}
      rows={leads.map(({ source, firstPage, ...lead }) => ({
        key: `${source} ${firstPage}`,
        label: (
          <>
            <span>{source === null ? say.unknown : sourceName(source, language)}</span>
            {firstPage !== null && <SitePage path={firstPage} title={firstPage} />}
          </>
        ),
        size: lead.messages + lead.bookings,
        cells: [visits(lead.visits), count(lead.messages), count(lead.bookings)],
      }))}
    />
  )
}
