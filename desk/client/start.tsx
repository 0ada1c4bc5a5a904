/** The page of the desk: begins with the theme, so that nothing is painted in the other one. */
import '../../app/styles/tokens.css'
import './desk.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { leaveComposingKeys } from '../../app/interactive/composing-keys.ts'
import { closeHiddenDialogs } from '../../app/interactive/hidden-dialogs.ts'
import { queryClient } from './api/query-client.ts'
import { routes } from './routes.tsx'
import { showTheme } from './shell/theme.ts'

leaveComposingKeys()
closeHiddenDialogs()
showTheme()
const place = document.querySelector('#desk')
if (!place) throw new Error('index.html has no place for the desk')
createRoot(place).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </QueryClientProvider>,
)
