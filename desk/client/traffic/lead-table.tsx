import type { Traffic } from '../../api.ts'
import { sourceName } from '../components/source-name.ts'
import { useLanguage, useWords } from '../shell/desk-context.tsx'
import { BarTable } from './bar-table.tsx'
import { useNumbers } from './numbers.ts'
import { SitePage } from './site-page.tsx'
import { words } from './traffic.words.ts'

/** Which sources and first pages bring people who write. What is not known is said to be. */
export function LeadTable({ leads }: { leads: Traffic['leads'] }) {
  const t = useWords(words).leads
  const language = useLanguage()
  const { count, visits } = useNumbers()
  return (
    <BarTable
      title={t.title}
      columns={[t.from, t.visits, t.messages, t.bookings]}
      rows={leads.map(({ source, firstPage, ...lead }) => ({
        key: `${source} ${firstPage}`,
        label: (
          <>
            <span>{source === null ? t.unknown : sourceName(source, language)}</span>
            {firstPage !== null && <SitePage path={firstPage} title={firstPage} />}
          </>
        ),
        size: lead.messages + lead.bookings,
        cells: [visits(lead.visits), count(lead.messages), count(lead.bookings)],
      }))}
    />
  )
}
