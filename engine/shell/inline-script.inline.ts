/**
 * Runs inline before the first paint, so it stays small and imports no package. It handles what must respond at
 * once (theme, consent, language switch, search), and loads the islands when the browser is idle or a control is used.
 */

import { closest, root } from '../core/browser/dom.inline.ts'
import { onStorageChange, readStorage, writeStorage } from '../core/browser/local-storage.browser.ts'
import { askForConsent } from '../features/analytics/consent.inline.ts'
import { openSearchByClickOrKey } from '../features/search/open-search.inline.ts'
import { fetchFaces } from './inline-script/faces.inline.ts'
import { afterFirstPaint } from './inline-script/first-paint.inline.ts'
import { loadFirstPictures } from './inline-script/first-pictures.inline.ts'
import { setUpViewTransitions } from './inline-script/view-transitions.inline.ts'

type IslandsModule = typeof import('./start.browser.tsx')

function showTheme(theme = readStorage('theme')) {
  const name = theme === 'light' ? 'light' : 'dark'
  root.dataset.theme = name
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (meta) meta.content = meta.dataset[name] ?? ''
  for (const button of document.querySelectorAll('[data-theme-toggle]'))
    button.ariaPressed = String(name === 'light')
}

function toggleTheme() {
  const theme = root.dataset.theme === 'light' ? 'dark' : 'light'
  showTheme(theme)
  writeStorage('theme', theme)
}

let islands: Promise<IslandsModule> | undefined

/** Hydrates the islands of the page, the touched one first. After a failed load the next call tries again. */
function hydrate(touched?: HTMLElement): Promise<IslandsModule> {
  islands ??= import(/* @vite-ignore */ root.dataset.entry ?? '')
  islands.catch(() => {
    islands = undefined
  })
  return islands.then((module) => module.start(touched).then(() => module))
}

/** Resolves when the page has been idle and its islands are hydrated. */
const live = new Promise<IslandsModule>((resolve) => {
  afterFirstPaint(() => {
    // Waits for idle time: a picture that has just loaded is painted in the next frame.
    const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run))
    // A busy browser may never be idle, and the view would not be counted.
    const options = { timeout: 1000 }
    whenIdle(() => resolve(hydrate()), options)
  })
})

const unhydratedIsland = (event: Event) => closest(event, '[data-island]:not([data-live])')

fetchFaces()
askForConsent(live)
setUpViewTransitions()
showTheme()
loadFirstPictures()
onStorageChange('theme', showTheme)
document.addEventListener('DOMContentLoaded', () => showTheme())

document.addEventListener('click', (event) => {
  if (closest(event, '[data-theme-toggle]')) toggleTheme()

  const toOtherLanguage = closest<HTMLAnchorElement>(event, '[data-language-switch]')
  if (toOtherLanguage) {
    toOtherLanguage.search = location.search
    toOtherLanguage.hash = location.hash
  }

  if (closest(event, 'a')) closest(event, '[popover]')?.hidePopover()
})

// A click on a button of an island is repeated once the island is hydrated. Where the scripts are gone since a new release,
// the share button still copies the address.
document.addEventListener(
  'click',
  (event) => {
    const island = unhydratedIsland(event)
    const button = closest(event, 'button[type=button]')
    if (!island || !button) return
    event.preventDefault()
    hydrate(island).then(
      () => setTimeout(() => button.click()),
      () => {
        if (closest(event, '[data-island=share]')) navigator.clipboard.writeText(location.href)
      },
    )
  },
  true,
)

for (const touch of ['pointerdown', 'focusin', 'keydown']) {
  document.addEventListener(touch, (event) => unhydratedIsland(event) && hydrate())
}

openSearchByClickOrKey(hydrate)
