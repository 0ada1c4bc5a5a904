/** The element that carries what the page shows: its theme, its question, its face. */
export const root = document.documentElement

/** The element of this kind that an event happened in. */
export const near = <Found extends HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null
