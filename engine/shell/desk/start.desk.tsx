/** The page of the desk: begins with the theme, so that nothing is painted in the other one. */
import '../../design/styles/tokens.css'
import './desk.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { leaveComposingKeys } from '../../core/browser/composing-keys.browser.ts'
import { closeHiddenDialogs } from '../../core/browser/hidden-dialogs.browser.ts'
import { queryClient } from '../../design/desk/query-client.desk.ts'
import { routes } from './routes.desk.tsx'
import { showTheme } from './shell/theme.desk.ts'

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
