import type { Language } from '../../content/language.ts'
import { Island } from '../interactive/island.tsx'
import { Search } from '../interactive/search.tsx'
import { pathTo } from '../places.ts'
import { words } from '../search.words.ts'
import { useLanguage } from './place.ts'
import styles from './search.module.css'
import dialogStyles from './search-dialog.module.css'

const propsOf = (language: Language) => ({ list: pathTo({ page: 'blog' }, language), language })

/** The search as it stands on a page, with the key that opens it elsewhere. */
export function SearchBox() {
  const language = useLanguage()
  const { hint } = words[language]
  return (
    <search>
      <Island name="search" of={Search} props={{ ...propsOf(language), readsAddress: true }} />
      <p className={`${styles.hint} needs-script`}>
        {hint.before} <kbd>/</kbd> {hint.after}
      </p>
    </search>
  )
}

/** The search that "/" and Ctrl+K open on every page (app/interactive/head.ts). Its part wakes when it is opened. */
export function SearchDialog() {
  const language = useLanguage()
  const say = words[language]
  return (
    <dialog className={dialogStyles.dialog} aria-label={say.box.label} data-search>
      <Island name="search" of={Search} props={propsOf(language)} isAsleep />
      <form method="dialog">
        <button type="submit">{say.close}</button>
      </form>
    </dialog>
  )
}
