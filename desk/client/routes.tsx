import type { RouteObject } from 'react-router'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFound } from './shell/not-found.tsx'
import { Shell } from './shell/shell.tsx'

/** Every view and its address. Each is fetched when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./today/today.tsx')).TodayView }) },
      {
        path: 'messages/:id?',
        lazy: async () => ({ Component: (await import('./messages/messages.tsx')).MessagesView }),
      },
      {
        path: 'bookings',
        lazy: async () => ({ Component: (await import('./bookings/bookings.tsx')).BookingsView }),
      },
      {
        path: 'traffic',
        lazy: async () => ({ Component: (await import('./traffic/traffic.tsx')).TrafficView }),
      },
      {
        path: 'newsletter/:article?',
        lazy: async () => ({ Component: (await import('./newsletter/newsletter.tsx')).NewsletterView }),
      },
      { path: '*', Component: NotFound },
    ],
  },
]
