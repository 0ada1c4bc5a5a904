import type { RouteObject } from 'react-router'
import { Broken } from './shell/broken.tsx'
import { Missing } from './shell/missing.tsx'
import { Shell } from './shell/shell.tsx'

/** Every view and its address. Each is fetched when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: Broken,
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
        path: 'readers',
        lazy: async () => ({ Component: (await import('./readers/readers.tsx')).ReadersView }),
      },
      {
        path: 'newsletter/:article?',
        lazy: async () => ({ Component: (await import('./newsletter/newsletter.tsx')).NewsletterView }),
      },
      { path: '*', Component: Missing },
    ],
  },
]
