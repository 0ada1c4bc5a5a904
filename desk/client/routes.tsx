import type { RouteObject } from 'react-router'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFound } from './shell/not-found.tsx'
import { Shell } from './shell/shell.tsx'

const today = async () => ({ Component: (await import('./today/today.tsx')).TodayView })
const messages = async () => ({ Component: (await import('./messages/messages.tsx')).MessagesView })
const bookings = async () => ({ Component: (await import('./bookings/bookings.tsx')).BookingsView })
const traffic = async () => ({ Component: (await import('./traffic/traffic.tsx')).TrafficView })
const newsletter = async () => ({ Component: (await import('./newsletter/newsletter.tsx')).NewsletterView })
const newWords = async () => ({ Component: (await import('./new-words/new-words.tsx')).NewWordsView })

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
