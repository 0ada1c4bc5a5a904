import type { Readers } from '../../api.ts'
import { useWords } from '../shell/desk-context.tsx'
import { BarTable } from './bar-table.tsx'
import { useNumbers } from './numbers.ts'
import { words } from './readers.words.ts'

export function LanguageTable({ languages }: { languages: Readers['byLanguage'] }) {
  const say = useWords(words)
  const { count, change } = useNumbers()
  return (
    <BarTable
      title={say.languages.title}
      columns={[say.languages.language, say.languages.views, say.change]}
      rows={languages.map(({ language, views, viewsBefore }) => ({
        key: language,
        label: say.languages.names[language],
        size: views,
        cells: [count(views), change(views, viewsBefore)],
      }))}
    />
  )
}
