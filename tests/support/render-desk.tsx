import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { DeskFacts } from '../../engine/core/desk/api.ts'
import { bilingual, type Language } from '../../engine/core/text/language.ts'
import { DeskProvider } from '../../engine/design/desk/desk-context.desk.tsx'

interface Around {
  language: Language
  /** The answers of the server that are known, by the keys of their queries. */
  answers?: readonly (readonly [key: readonly string[], answer: unknown])[]
}

/** What the core tells. */
const facts: Partial<DeskFacts> = {
  brand: 'Kodhamn',
  siteUrl: 'http://localhost:3000',
  language: 'en',
  languages: ['en', 'sv'],
  timeZone: 'Europe/Stockholm',
  replyWithin: bilingual({ en: 'within 24 hours', sv: 'inom 24 timmar' }),
  confirmationSubject: bilingual({ en: 'Your message', sv: 'Ditt meddelande' }),
}

/** The HTML of a part of the desk, as it is first shown. */
export function renderDesk(part: ReactNode, { language, answers = [] }: Around): string {
  const queryClient = new QueryClient()
  // Nothing that is shown by it asks for what a feature adds.
  const value = { facts: facts as DeskFacts, language }
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer)
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <QueryClientProvider client={queryClient}>
        <DeskProvider value={value}>{part}</DeskProvider>
      </QueryClientProvider>
    </StaticRouter>,
  )
}
