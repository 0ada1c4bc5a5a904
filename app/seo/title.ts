import { facts } from '../../content/facts.ts'

/** How many letters of a title are shown at most, by whoever shows the most of it. */
const longestTitle = 70

/** A title with who says so after it, as far as there is room: brands may be long. */
export const titleOf = (title: string, end: string, brand: string = facts.brand) =>
  [end, brand].map((one) => `${title} | ${one}`).find(({ length }) => length <= longestTitle) ?? title
