/** The element that carries what the page shows: its theme, its question, its face. */
export const root = document.documentElement

/** The element of this kind that an event happened in. */
export const near = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null
