import type { Traffic } from '../../api.ts'
import { useWords } from '../shell/desk-context.tsx'
import { BarTable } from './bar-table.tsx'
import { Compared } from './compared.tsx'
import { words } from './traffic.words.ts'

export function LanguageTable({ languages }: { languages: Traffic['byLanguage'] }) {
  const t = useWords(words)
  return (
    <BarTable
      title={t.languages.title}
      columns={[t.languages.language, t.languages.views]}
      rows={languages.map(({ language, views, viewsBefore }) => ({
        key: language,
        label: t.languages.names[language],
        size: views,
        cells: [<Compared key="views" now={views} before={viewsBefore} />],
      }))}
    />
  )
}
