/** Stands in the finished not-found page where the server writes the path that was asked for. */
export const lostPath = '[[lost-path]]'

/** Stand where the server writes the pages that come close to it. */
export const suggestionSlots = [1, 2, 3].map((number) => ({
  path: `[[near-path-${number}]]`,
  title: `[[near-title-${number}]]`,
}))
