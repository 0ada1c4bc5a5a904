import { Island } from '../../core/browser/island.tsx'
import type { Language } from '../../core/text/language.ts'
import CopyCode from './copy-code.island.tsx'
import CopyHeadingLinks from './copy-heading-links.island.tsx'
import { words } from './post.words.ts'

/** What copies the code and the links to headings of a text. */
export function CopyTools({ html, language }: { html: string; language: Language }) {
  const t = words[language]
  return (
    <>
      {html.includes('<figure class="code">') && (
        <Island name="copy-code" of={CopyCode} props={{ words: t.code }} />
      )}
      <Island
        name="copy-heading-links"
        of={CopyHeadingLinks}
        props={{ copied: t.copied, failed: t.notCopied }}
      />
    </>
  )
}
