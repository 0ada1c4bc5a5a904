/** Where the API answers, before `/api`: empty where that is the site itself. The document names it (API_ORIGIN). */
export const apiOrigin = (): string => document.documentElement.dataset.api ?? ''
