import { pages } from '../app/pages.ts'

/** Paths that the server itself leads to, out of the table of pages. */
export const pathTo = {
  contact: { en: pages.contact.en, sv: pages.contact.sv },
  blog: { en: pages.blog.en, sv: pages.blog.sv },
}
