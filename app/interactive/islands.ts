/** All components with state in the browser, each loaded only on the pages that use it. */
export const islands = {
  'book-form': () => import('./book-form.tsx').then((module) => module.BookForm),
  'contact-form': () => import('./contact-form.tsx').then((module) => module.ContactForm),
  'copy-code': () => import('./copy-code.tsx').then((module) => module.CopyCode),
  'copy-heading-links': () => import('./copy-heading-links.tsx').then((module) => module.CopyHeadingLinks),
  'current-chapter': () => import('./current-chapter.tsx').then((module) => module.CurrentChapter),
  filter: () => import('./filter.tsx').then((module) => module.Filter),
  'go-back': () => import('./not-found-number.tsx').then((module) => module.GoBack),
  'move-times': () => import('./book-form.tsx').then((module) => module.MoveTimes),
  'newsletter-form': () => import('./newsletter-form.tsx').then((module) => module.NewsletterForm),
  'not-found-number': () => import('./not-found-number.tsx').then((module) => module.NotFoundNumber),
  'open-now': () => import('./open-now.tsx').then((module) => module.OpenNow),
  'search-dialog': () => import('./search-dialog.tsx').then((module) => module.loadSearchDialog()),
  search: () => import('./search.tsx').then((module) => module.Search),
  share: () => import('./share.tsx').then((module) => module.Share),
  today: () => import('./today.tsx').then((module) => module.Today),
  typing: () => import('./typing.tsx').then((module) => module.Typing),
  'view-count': () => import('./view-count.tsx').then((module) => module.ViewCount),
}

export type IslandName = keyof typeof islands
