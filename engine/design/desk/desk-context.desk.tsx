import { createContext, useContext } from 'react'
import type { DeskFacts } from '../../core/desk/api.ts'
import { type Language, nameOfLanguage, type PerLanguage } from '../../core/text/language.ts'
import { capitalized } from '../../core/time/clock.ts'

/** What every view reads: the facts of the business and the language of the page. */
interface DeskContext {
  facts: DeskFacts
  language: Language
}

const Context = createContext<DeskContext | undefined>(undefined)

export const DeskProvider = Context.Provider

/** Throws outside the shell, where the facts are not known. */
function useDesk(): DeskContext {
  const desk = useContext(Context)
  if (!desk) throw new Error('The view is outside the shell')
  return desk
}

export const useFacts = () => useDesk().facts
export const useLanguage = () => useDesk().language

/** What languages are called in that of the page, as a label. */
export function useLanguageName() {
  const reader = useLanguage()
  return (language: Language) => capitalized(nameOfLanguage(language, reader))
}

/** The words of a part in the language of the page. */
export const useWords = <Words,>(words: PerLanguage<Words>): Words => words[useLanguage()]
