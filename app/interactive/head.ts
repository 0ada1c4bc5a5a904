/**
 * Runs inline before the first paint, so it stays small and imports no package. It answers what must answer at once
 * (theme, consent, language switch, search) and fetches React's part when the browser is idle or a control is first touched.
 */
import type { Choice } from './analytics/choice.ts'
import { askForConsent, atOpening, currentChoice } from './head/consent.ts'
import { loadFace, showFaceAtOnce } from './head/face.ts'
import { near, root } from './head/page.ts'
import { carryPictures } from './head/pictures.ts'
import { onceShown, paintTopFirst } from './head/shown.ts'
import { store, stored, whenChanged } from './stored.ts'

type Started = {
  start: (touched?: HTMLElement) => Promise<void>
  measure: (choice: Choice, atOpening: Choice) => Promise<void>
}

function showTheme(theme = stored('theme')) {
  const name = theme === 'light' ? 'light' : 'dark'
  root.dataset.theme = name
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (meta) meta.content = meta.dataset[name] ?? ''
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.setAttribute('aria-pressed', String(name === 'light'))
  }
}

function toggleTheme() {
  const theme = root.dataset.theme === 'light' ? 'dark' : 'light'
  showTheme(theme)
  store('theme', theme)
}

let started: Promise<Started> | undefined

function start(touched?: HTMLElement): Promise<void> {
  started ??= import(/* @vite-ignore */ root.dataset.entry ?? '')
  return started.then((module) => module.start(touched))
}

/** Settled once the page has been idle and its parts are live. */
let live: Promise<void> | undefined

/** Starts or stops measuring, where anything is set up to measure with. Never before the page is idle. */
function measure(choice: Choice | undefined) {
  if (choice && root.dataset.measure)
    live?.then(() => started?.then((module) => module.measure(choice, atOpening)))
}

const sleepingIsland = (event: Event) => near(event, '[data-island]:not([data-live])')

askForConsent(measure)
carryPictures()
showFaceAtOnce()
paintTopFirst()
showTheme()
whenChanged('theme', showTheme)
document.addEventListener('DOMContentLoaded', () => showTheme())

document.addEventListener('click', (event) => {
  if (near(event, '[data-theme-toggle]')) toggleTheme()

  const toOtherLanguage = near<HTMLAnchorElement>(event, '[data-language-switch]')
  if (toOtherLanguage) {
    toOtherLanguage.search = location.search
    toOtherLanguage.hash = location.hash
  }

  if (near(event, 'a')) near(event, '[popover]')?.hidePopover()

  // Without a script the link leads to the list of articles, and in a new tab it still does.
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (isPlain && near(event, '[data-opens-search]') && openSearch()) event.preventDefault()
})

// A touch on a control that only a script can answer is kept until the script is there.
document.addEventListener(
  'click',
  (event) => {
    const island = sleepingIsland(event)
    const button = near(event, 'button:not([type="submit"])')
    if (!island || !button) return
    event.preventDefault()
    start(island).then(() => setTimeout(() => button.click()))
  },
  true,
)

for (const touch of ['pointerdown', 'focusin', 'keydown']) {
  document.addEventListener(touch, (event) => sleepingIsland(event) && start())
}

// "/" and Ctrl+K open the search, but not while one types. What is typed before React is there stays in its box.
document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event
  const isAsked = !altKey && (ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/')
  // A dialog that has just been closed may still hold the focus: nobody types in a box that is not there.
  const isTyping =
    target instanceof HTMLElement &&
    target.matches('input, textarea, select') &&
    (target.checkVisibility?.() ?? true)
  if (isAsked && !isTyping && openSearch()) event.preventDefault()
})

/**
 * Opens the search over the page, at its first use as a box to type in, which search-dialog.tsx takes over; false where
 * another dialog is open already.
 */
function openSearch(): boolean {
  if (document.querySelector(':modal')) return false
  let dialog = document.querySelector<HTMLDialogElement>('[data-search]')
  if (!dialog) {
    dialog = document.createElement('dialog')
    dialog.dataset.search = ''
    dialog.innerHTML = '<input type="search"><live-part data-island="search-dialog"></live-part>'
    document.body.append(dialog)
    // When the dialog has been painted: there is no query to answer before.
    setTimeout(start, 50, dialog.lastChild)
  }
  dialog.showModal()
  return true
}

onceShown(() => {
  // Not before: a picture that has just loaded is painted in the next frame.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => loadFace().catch(() => {}))
  whenIdle(() => {
    live = start()
    measure(currentChoice())
  })
})
