export type {}

declare module '../../core/database/tables.server.ts' {
  interface Tables {
    /** Readers of each article, in all. */
    views: { post: string; views: number }
    /** Pages that people have opened, by the day of the business. */
    page_views: { day: string; page: string; views: number }
    /** Visits by where they came from and the page that they began with. */
    visits: { day: string; source: string; page: string; visits: number }
    /** Readers of each article on a day of the business, as salted hashes. */
    view_readers: { day: string; post: string; reader: string }
  }
}
