import type { ReactNode } from 'react'
import type { Origin } from '../../core/desk/api.ts'
import { DefinitionRows } from '../components/list-items.tsx'
import { useLanguage, useWords } from './desk-context.desk.tsx'
import { words } from './fact-list.words.ts'
import { sourceName } from './source-name.desk.ts'

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
