/** What customers are promised, in one wording each. Pages that make a promise take it from here. */
import { site } from './site/site.ts'

export const { promises } = site
