import { site } from './site/site.ts'

/** Where the business works, in the order of the owner. Each has a page. */
export const { locations } = site
