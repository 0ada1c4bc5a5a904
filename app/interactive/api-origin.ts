/** The origin of the API (API_ORIGIN), empty where it is that of the site. */
export const apiOrigin = (): string => document.documentElement.dataset.api ?? ''
