import { Island } from '../interactive/island.tsx'
import { Search } from '../interactive/search.tsx'
import { pathIfShown, pathTo } from '../page-addresses.ts'
import styles from './search.module.css'
import { words } from './search.words.ts'
import { useLanguage } from './use-address.ts'

/** The search field on a page, with a hint about the key that opens it on every page. */
export function SearchBox() {
  const language = useLanguage()
  const { box, hint } = words[language]
  return (
    <search>
      <Island
        name="search"
        of={Search}
        props={{
          words: box,
          list: pathIfShown('blog', language) ?? pathTo({ page: 'home' }, language),
          contact: pathTo({ page: 'contact' }, language),
          language,
          readsAddress: true,
        }}
      />
      <p className={`${styles.hint} needs-script`}>
        {hint.before} <kbd>/</kbd> {hint.after}
      </p>
    </search>
  )
}
