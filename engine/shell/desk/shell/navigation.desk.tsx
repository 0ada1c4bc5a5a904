import { NavLink, useLocation } from 'react-router'
import { useFacts, useWords } from '../../../design/desk/desk-context.desk.tsx'
import type { View } from '../../../design/desk/view.desk.ts'
import styles from './shell.module.css'
import { words } from './shell.words.ts'

/** The way to each view. */
export function Navigation({ views }: { views: readonly View[] }) {
  const t = useWords(words)
  const facts = useFacts()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t.menu} className={styles.views}>
      {views.map(({ path, Icon, Label, isShown }) => {
        const [address = ''] = path.split('/:')
        return (
          (!isShown || isShown(facts, pathname === address)) && (
            <NavLink key={path} to={address} end={path === '/'}>
              <Icon aria-hidden size={20} />
              <Label />
            </NavLink>
          )
        )
      })}
    </nav>
  )
}
