import { CalendarDays, ChartNoAxesColumn, Inbox, Mails, Sunrise } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { fill } from '../../../core/text/sentence.ts'
import { useFacts, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { todayQuery, useApi } from '../../../design/desk/queries.desk.ts'
import styles from './shell.module.css'
import { words } from './shell.words.ts'

/** The views, beside the one for messages how many wait for an answer. */
export function Navigation() {
  const t = useWords(words)
  const { hasBooking, hasNewsletter } = useFacts()
  const { pathname } = useLocation()
  const waiting = useApi(todayQuery).data?.waiting.length ?? 0
  const views = [
    { name: 'today', path: '/', Icon: Sunrise, isShown: true },
    { name: 'messages', path: '/messages', Icon: Inbox, isShown: true },
    {
      name: 'bookings',
      path: '/bookings',
      Icon: CalendarDays,
      isShown: hasBooking || pathname === '/bookings',
    },
    { name: 'traffic', path: '/traffic', Icon: ChartNoAxesColumn, isShown: true },
    { name: 'newsletter', path: '/newsletter', Icon: Mails, isShown: hasNewsletter },
  ] as const
  return (
    <nav aria-label={t.menu} className={styles.views}>
      {views
        .filter(({ isShown }) => isShown)
        .map(({ name, path, Icon }) => (
          <NavLink key={name} to={path} end={path === '/'}>
            <Icon aria-hidden size={20} />
            <span>{t.views[name]}</span>
            {name === 'messages' && waiting > 0 && (
              <>
                <b aria-hidden>{waiting}</b>
                <span className="visually-hidden">{`, ${fill(t.waiting, { count: waiting })}`}</span>
              </>
            )}
          </NavLink>
        ))}
    </nav>
  )
}
