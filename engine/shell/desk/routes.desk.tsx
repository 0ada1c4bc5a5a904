import type { RouteObject } from 'react-router'
import type { View } from '../../design/desk/view.desk.ts'
import { words as backupWords } from '../../features/backups/desk/check-backups.words.ts'
import { bookingsView } from '../../features/booking/desk/bookings-view.desk.tsx'
import { messagesView } from '../../features/messages/desk/messages-view.desk.tsx'
import { newsletterView } from '../../features/newsletter/desk/newsletter-view.desk.tsx'
import { trafficView } from '../../features/statistics/desk/traffic-view.desk.tsx'
import { mailKinds as weekMailKinds } from '../../features/week-mail/desk/mail-kinds.words.ts'
import { ErrorPage } from './shell/error-page.desk.tsx'
import { NotFound } from './shell/not-found.desk.tsx'
import { Shell } from './shell/shell.desk.tsx'
import { todayView } from './today/today-view.desk.tsx'

const features: readonly View[] = [messagesView, bookingsView, trafficView, newsletterView]

const checkWords = [backupWords, ...features.flatMap(({ checks }) => checks ?? [])]

const mailKinds = [weekMailKinds, ...features.flatMap(({ mailKinds }) => mailKinds ?? [])]

/** Every view, in the order of the navigation. */
const views = [todayView({ views: features, checkWords, mailKinds }), ...features]

const newWords = async () => ({ Component: (await import('./new-words/new-words.desk.tsx')).NewWordsView })

export const routes: RouteObject[] = [
  {
    element: <Shell views={views} />,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      ...views.map(({ path, load }) => ({ path, lazy: load })),
      { path: '/new-words', lazy: newWords },
      { path: '*', Component: NotFound },
    ],
  },
]
