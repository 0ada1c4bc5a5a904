import type { RouteObject } from 'react-router'
import { ErrorPage } from './shell/error-page.desk.tsx'
import { NotFound } from './shell/not-found.desk.tsx'
import { Shell } from './shell/shell.desk.tsx'

const today = async () => ({ Component: (await import('./today/today.desk.tsx')).TodayView })
const messages = async () => ({
  Component: (await import('../../features/messages/desk/messages.desk.tsx')).MessagesView,
})
const bookings = async () => ({
  Component: (await import('../../features/booking/desk/bookings.desk.tsx')).BookingsView,
})
const traffic = async () => ({
  Component: (await import('../../features/statistics/desk/traffic.desk.tsx')).TrafficView,
})
const newsletter = async () => ({
  Component: (await import('../../features/newsletter/desk/newsletter.desk.tsx')).NewsletterView,
})
const newWords = async () => ({ Component: (await import('./new-words/new-words.desk.tsx')).NewWordsView })

/** Every view and its address. Each is fetched when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      { index: true, lazy: today },
      { path: 'messages/:id?', lazy: messages },
      { path: 'bookings', lazy: bookings },
      { path: 'traffic', lazy: traffic },
      { path: 'newsletter/:article?', lazy: newsletter },
      { path: 'new-words', lazy: newWords },
      { path: '*', Component: NotFound },
    ],
  },
]
