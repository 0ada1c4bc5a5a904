import { pages } from '../../app/pages.ts'

/** The pages that are measured: one of each kind. */
export const paths = {
  home: pages.home.en,
  blog: pages.blog.en,
  article: pages.post.en.replace(':slug', 'effective-load-balancing-with-nginx'),
  service: pages.service.en.replace(':slug', 'web-development'),
  contact: pages.contact.en,
  book: pages.book.en,
  faq: pages.faq.en,
}
