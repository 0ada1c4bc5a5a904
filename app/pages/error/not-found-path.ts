/** The keys of the not-found pages among the built files: without a slash, so that no visitor's path is one of them. */
export const notFoundKeys = { en: '404', sv: 'sv/404' } as const

/** The placeholder in the built 404 page that the server replaces by the requested path. */
export const notFoundPath = '[[not-found-path]]'

/** The placeholders for pages with a similar path. */
export const suggestionSlots = [1, 2, 3].map((number) => ({
  path: `[[near-path-${number}]]`,
  title: `[[near-title-${number}]]`,
}))
