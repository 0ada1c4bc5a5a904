import type { ReactNode } from 'react'
import { DefinitionRows } from '../../../app/components/list-items.tsx'
import type { Origin } from '../../api.ts'
import { useLanguage, useWords } from '../shell/desk-context.tsx'
import { words } from './fact-list.words.ts'
import { sourceName } from './source-name.ts'

export interface Fact {
  label: string
  /** The row is left out where it is empty. */
  value: ReactNode
}

export const FactList = ({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) => (
  <dl className={`facts ${className}`}>
    <DefinitionRows rows={facts.filter(({ value }) => value)} />
  </dl>
)

/** Where a visitor came from and which page was the first. What is not known is said to be. */
export function useSourceFacts({ source, firstPage }: Origin): Fact[] {
  const t = useWords(words)
  const language = useLanguage()
  return [
    { label: t.source, value: source === null ? t.unknown : sourceName(source, language) },
    { label: t.firstPage, value: firstPage ?? t.unknown },
  ]
}
