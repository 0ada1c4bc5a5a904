import { useMemo } from 'react'
import { useLanguage, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { words } from './traffic.words.ts'
import type { Visits } from './traffic-api.ts'

/** How counts are written in the language of the page. */
export function useNumbers() {
  const language = useLanguage()
  const t = useWords(words)
  return useMemo(() => {
    const number = new Intl.NumberFormat(language)
    const percent = new Intl.NumberFormat(language, {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 0,
    })
    const count = (value: number) => number.format(value)
    return {
      count,
      /** Small groups are not told apart. */
      visits: (value: Visits) => (value === null ? t.few : count(value)),
      /** Beside the span before; empty where neither has any. */
      change: (now: number, before: number) =>
        before > 0 ? percent.format(now / before - 1) : now > 0 ? t.isNew : '',
    }
  }, [language, t])
}

export type Numbers = ReturnType<typeof useNumbers>
