/** The root element, whose data attributes carry the state of the page: its theme, the consent banner. */
export const root = document.documentElement

/** The closest element around the target of an event that matches the selector. */
export const closest = <Found extends HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null
