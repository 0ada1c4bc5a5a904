/**
 * Runs inline before the first paint, so it stays small and imports no package. It handles what must respond at
 * once (theme, consent, language switch, search), and loads the islands when the browser is idle or a control is used.
 */

import { onStorageChange, readStorage, writeStorage } from '../core/browser/local-storage.browser.ts'
import type { Choice } from '../features/analytics/choice.browser.ts'
import { askForConsent, atOpening, currentChoice } from './inline-script/consent.inline.ts'
import { closest, root } from './inline-script/dom.inline.ts'
import { fetchFaces } from './inline-script/faces.inline.ts'
import { afterFirstPaint } from './inline-script/first-paint.inline.ts'
import { loadFirstPictures } from './inline-script/first-pictures.inline.ts'
import { setUpViewTransitions } from './inline-script/view-transitions.inline.ts'

interface IslandsModule {
  start: (touched?: HTMLElement) => Promise<void>
  loadAnalytics: (choice: Choice, atOpening: Choice) => Promise<void>
}

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
function hydrate(touched?: HTMLElement): Promise<void> {
  islands ??= import(/* @vite-ignore */ root.dataset.entry ?? '')
  islands.catch(() => {
    islands = undefined
  })
  return islands.then((module) => module.start(touched))
}

/** Resolves when the page has been idle and its islands are hydrated. */
let live: Promise<void> | undefined

/** Starts or stops analytics, where a vendor is set up. Never before the page is idle. */
function applyConsent(choice: Choice | undefined) {
  if (choice && root.dataset.analytics)
    live?.then(() => islands?.then((module) => module.loadAnalytics(choice, atOpening)))
}

const unhydratedIsland = (event: Event) => closest(event, '[data-island]:not([data-live])')

fetchFaces()
askForConsent(applyConsent)
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

  // Without a script the link leads to the list of articles, and in a new tab it still does.
  const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
  if (isPlain && closest(event, '[data-opens-search]') && openSearch()) event.preventDefault()
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

// "/" and Ctrl+K open the search, but not while the visitor types. Text typed before React is loaded is kept.
document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event
  const isShortcut = !altKey && (ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/')
  // The input of a closed dialog may still have the focus, but it is not visible.
  const isTyping =
    target instanceof HTMLElement &&
    target.matches('input, textarea, select') &&
    (target.checkVisibility?.() ?? true)
  if (isShortcut && !isTyping && openSearch()) event.preventDefault()
})

/**
 * Opens the search dialog: first a plain form with a close button, which search-dialog.island.tsx replaces. The form leads to
 * the list of articles, so that a search that never loads is no trap; where loading fails, it is sent at once.
 * Returns false where another dialog is open.
 */
function openSearch(): boolean {
  if (document.querySelector(':modal')) return false
  const dialog = document.querySelector<HTMLDialogElement>('[data-search]') ?? addSearchDialog()
  dialog.showModal()
  return true
}

function addSearchDialog(): HTMLDialogElement {
  const link = document.querySelector<HTMLAnchorElement>('[data-opens-search]')
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.dataset.search = ''
  dialog.closedBy = 'any'
  dialog.innerHTML =
    '<form><input name=q type=search></form><form method=dialog><button></button></form><client-island data-island=search-dialog></client-island>'
  const [form, input, , button, island] = dialog.querySelectorAll<Part>('*')
  if (link && island && form && input && button) {
    form.action = link.href
    input.ariaLabel = link.ariaLabel
    button.append(link.dataset.opensSearch ?? '')
    // Waits until the dialog has been painted.
    setTimeout(
      () =>
        hydrate(island).catch(() => {
          if (dialog.open) form.submit()
          dialog.remove()
        }),
      50,
    )
  }
  return dialog
}

type Part = HTMLElement & Pick<HTMLFormElement, 'action' | 'submit'>

afterFirstPaint(() => {
  // Waits for idle time: a picture that has just loaded is painted in the next frame.
  const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run))
  // A busy browser may never be idle, and the view would not be counted.
  const options = { timeout: 1000 }
  whenIdle(() => {
    live = hydrate()
    applyConsent(currentChoice())
  }, options)
})
