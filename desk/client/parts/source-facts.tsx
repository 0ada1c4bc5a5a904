import { useLanguage, useWords } from '../shell/desk-context.tsx'
import { words } from './source-facts.words.ts'
import { sourceName } from './source-name.ts'

/** Where a visitor came from and which page was the first: rows of a `<dl>`. What is not known is said to be. */
export function SourceFacts({ source, firstPage }: { source: string | null; firstPage: string | null }) {
  const say = useWords(words)
  const language = useLanguage()
  return (
    <>
      <div>
        <dt>{say.source}</dt>
        <dd>{source === null ? say.unknown : sourceName(source, language)}</dd>
      </div>
      <div>
        <dt>{say.firstPage}</dt>
        <dd>{firstPage ?? say.unknown}</dd>
      </div>
    </>
  )
}
