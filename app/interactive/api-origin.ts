/**
 * Where the API answers, before `/api`: empty where that is the site itself, else the address that pages are built with
 * (API_ORIGIN). In the browser the document names it.
 */
export const apiOrigin = (): string =>
  (typeof document === 'undefined'
    ? process.env.API_ORIGIN && new URL(process.env.API_ORIGIN).origin
    : document.documentElement.dataset.api) || ''
