import { pathIfShown, pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { Island } from '../../core/browser/island.tsx'
import Search from './search.island.tsx'
import styles from './search.module.css'
import { words } from './search.words.ts'

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
