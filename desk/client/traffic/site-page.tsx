import type { Language } from '../../../content/language.ts'
import { useFacts } from '../shell/desk-context.tsx'

/** The name of a page, which opens it in another tab. */
export function SitePage({ path, title, language }: { path: string; title: string; language?: Language }) {
  const { siteUrl } = useFacts()
  return (
    <a href={siteUrl + path} target="_blank" rel="noreferrer" lang={language} title={path}>
      {title}
    </a>
  )
}
