import { readStorage, writeStorage } from '../../../core/browser/local-storage.browser.ts'

export type Theme = 'dark' | 'light'

export const storedTheme = (): Theme => (readStorage('theme') === 'light' ? 'light' : 'dark')

/** Shows the page in the stored theme, or in another one. */
export function showTheme(theme = storedTheme()) {
  document.documentElement.dataset.theme = theme
}

/** Shows the theme, now and at the next visit. */
export function chooseTheme(theme: Theme) {
  showTheme(theme)
  writeStorage('theme', theme)
}
