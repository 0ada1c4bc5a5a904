import type { Readers } from '../../api.ts'
import { useWords } from '../shell/desk-context.tsx'
import { BarTable } from './bar-table.tsx'
import { Compared } from './compared.tsx'
import { words } from './readers.words.ts'

export function LanguageTable({ languages }: { languages: Readers['byLanguage'] }) {
  const say = useWords(words)
  return (
    <BarTable
      title={say.languages.title}
      columns={[say.languages.language, say.languages.views]}
      rows={languages.map(({ language, views, viewsBefore }) => ({
        key: language,
        label: say.languages.names[language],
        size: views,
        cells: [<Compared key="views" now={views} before={viewsBefore} />],
      }))}
    />
  )
}
