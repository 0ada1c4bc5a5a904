/** All components with state in the browser, each loaded only on the pages that use it. */
export const islands = {
  'book-form': () => import('../features/booking/book-form.island.tsx').then((module) => module.BookForm),
  'contact-form': () =>
    import('../features/messages/contact-form.island.tsx').then((module) => module.ContactForm),
  'copy-code': () => import('../pages/post/copy-code.island.tsx').then((module) => module.CopyCode),
  'copy-heading-links': () =>
    import('../pages/post/copy-heading-links.island.tsx').then((module) => module.CopyHeadingLinks),
  'current-chapter': () =>
    import('../pages/post/current-chapter.island.tsx').then((module) => module.CurrentChapter),
  filter: () => import('../design/components/filter.island.tsx').then((module) => module.Filter),
  'go-back': () => import('../pages/error/not-found-number.island.tsx').then((module) => module.GoBack),
  'move-times': () => import('../features/booking/book-form.island.tsx').then((module) => module.MoveTimes),
  'newsletter-form': () =>
    import('../features/newsletter/newsletter-form.island.tsx').then((module) => module.NewsletterForm),
  'not-found-number': () =>
    import('../pages/error/not-found-number.island.tsx').then((module) => module.NotFoundNumber),
  'open-now': () => import('../design/components/open-now.island.tsx').then((module) => module.OpenNow),
  'search-dialog': () =>
    import('../features/search/search-dialog.island.tsx').then((module) => module.loadSearchDialog()),
  search: () => import('../features/search/search.island.tsx').then((module) => module.Search),
  share: () => import('../pages/post/share.island.tsx').then((module) => module.Share),
  today: () => import('../pages/privacy/today.island.tsx').then((module) => module.Today),
  typing: () => import('../pages/home/typing.island.tsx').then((module) => module.Typing),
  'view-count': () =>
    import('../features/statistics/view-count.island.tsx').then((module) => module.ViewCount),
}

export type IslandName = keyof typeof islands
