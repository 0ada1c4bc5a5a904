import { site } from './site/site.ts'

/** The portfolio, in the order of its ids. */
export const { projects } = site
