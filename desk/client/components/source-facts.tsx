import { useLanguage, useWords } from '../shell/desk-context.tsx'
import { words } from './source-facts.words.ts'
import { sourceName } from './source-name.ts'

/** Where a visitor came from and which page was the first: rows of a `<dl>`. What is not known is said to be. */
export function SourceFacts({ source, firstPage }: { source: string | null; firstPage: string | null }) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <>
      <div>
        <dt>{t.source}</dt>
        <dd>{source === null ? t.unknown : sourceName(source, language)}</dd>
      </div>
      <div>
        <dt>{t.firstPage}</dt>
        <dd>{firstPage ?? t.unknown}</dd>
      </div>
    </>
  )
}
