import { site } from './site/site.ts'

/** What is offered, in the order of the owner. */
export const { services } = site
