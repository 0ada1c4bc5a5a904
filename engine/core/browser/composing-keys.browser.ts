/**
 * Keeps keys from the page while an input method composes a text with them, in every language that needs one: Enter and the
 * arrows choose a character then, and Escape drops it. Called before islands listen.
 */
export const leaveComposingKeys = () =>
  addEventListener(
    'keydown',
    (event) => {
      // Safari ends the composition before the key that ends it, and says so by this code alone.
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation()
    },
    true,
  )
