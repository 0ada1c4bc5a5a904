import { Search } from 'lucide-react'
import { pathIfShown, pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import { words } from './search.words.ts'

/** Opens the search dialog. Without a script it links to the list of articles. */
export function SearchLink({ className }: { className: string | undefined }) {
  const language = useLanguage()
  return (
    <a
      href={pathIfShown('blog', language) ?? pathTo({ page: 'home' }, language)}
      className={className}
      aria-label={layoutWords[language].search}
      aria-keyshortcuts="/ Control+K"
      data-opens-search={words[language].close}
    >
      <Search aria-hidden size={20} />
    </a>
  )
}
