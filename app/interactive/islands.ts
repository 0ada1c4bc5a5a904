/** Everything that has state in the browser, each in a file of its own that is fetched where it stands on a page. */
export const islands = {
  'contact-form': () => import('./contact-form.tsx').then((part) => part.ContactForm),
  'copy-code': () => import('./copy-code.tsx').then((part) => part.CopyCode),
  filter: () => import('./filter.tsx').then((part) => part.Filter),
  'go-back': () => import('./not-found-number.tsx').then((part) => part.GoBack),
  'not-found-number': () => import('./not-found-number.tsx').then((part) => part.NotFoundNumber),
  'open-now': () => import('./open-now.tsx').then((part) => part.OpenNow),
  'search-dialog': () => import('./search-dialog.tsx').then((part) => part.SearchDialog),
  search: () => import('./search.tsx').then((part) => part.Search),
  share: () => import('./share.tsx').then((part) => part.Share),
  toasts: () => import('./toasts.tsx').then((part) => part.Toasts),
  today: () => import('./today.tsx').then((part) => part.Today),
  typing: () => import('./typing.tsx').then((part) => part.Typing),
  'view-count': () => import('./view-count.tsx').then((part) => part.ViewCount),
}

export type IslandName = keyof typeof islands
