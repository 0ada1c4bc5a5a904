import { facts } from '../core/site/facts.ts'

/** The longest title that a search engine shows, in characters. */
const longestTitle = 70

/** A title followed by `end`, else by `brand`, else alone: whichever fits first. */
export const titleOf = (title: string, end: string, brand: string = facts.brand) =>
  [end, brand].map((suffix) => `${title} | ${suffix}`).find(({ length }) => length <= longestTitle) ?? title
