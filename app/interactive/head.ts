/**
 * Runs inline before the first paint, so it stays small and imports no package. It answers what must answer at once
 * (theme, consent, language switch, menu) and fetches React's part when the browser is idle or a control is first touched.
 */
import type { Choice } from './analytics/choice.ts'
import { askForConsent, atOpening, currentChoice } from './head/consent.ts'
import { carryPictures } from './head/pictures.ts'

const root = document.documentElement

type Started = {
  start: (touched?: HTMLElement) => Promise<void>
  measure: (choice: Choice, atOpening: Choice) => Promise<void>
}

function stored(key: string): string | null {
  // Storage can be forbidden altogether.
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function showTheme(theme: string | null) {
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
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // The choice holds for this page only.
  }
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

const sleepingIsland = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-live])') : null

askForConsent(measure)
carryPictures()
showTheme(stored('theme'))
addEventListener('storage', (event) => event.key === 'theme' && showTheme(event.newValue))
document.addEventListener('DOMContentLoaded', () => showTheme(stored('theme')))
// A page that comes back from the back/forward cache may have missed a change.
addEventListener('pageshow', (event) => event.persisted && showTheme(stored('theme')))

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('[data-theme-toggle]')) toggleTheme()

  const toOtherLanguage = target?.closest<HTMLAnchorElement>('a[data-language-switch]')
  if (toOtherLanguage)
    toOtherLanguage.href = toOtherLanguage.href.replace(/[?#].*$/, '') + location.search + location.hash

  const menu = target?.closest<HTMLElement>('[popover]')
  if (menu && target?.closest('a')) menu.hidePopover()

  // Without a script the link leads to the list of articles, and in a new tab it still does.
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (isPlain && target?.closest('[data-opens-search]') && openSearch()) event.preventDefault()
})

// A touch on a control that only a script can answer is kept until the script is there.
document.addEventListener(
  'click',
  (event) => {
    const island = sleepingIsland(event.target)
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('button:not([type="submit"])')
        : null
    if (!island || !button) return
    event.preventDefault()
    start(island).then(() => setTimeout(() => button.click()))
  },
  true,
)

for (const touch of ['pointerdown', 'focusin', 'keydown']) {
  document.addEventListener(touch, (event) => sleepingIsland(event.target) && start(), { passive: true })
}

// "/" and Ctrl+K open the search, but not while one types. What is typed before React is there stays in its box.
document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event
  const isAsked = !altKey && (ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/')
  // A dialog that has just been closed may still hold the focus: nobody types in a box that is not there.
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select')) &&
    (target.checkVisibility?.() ?? true)
  if (isAsked && !isTyping && openSearch()) event.preventDefault()
})

/** Opens the search over the page and wakes its part; false where another dialog is open already. */
function openSearch(): boolean {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search]')
  if (!dialog || document.querySelector(':modal')) return false
  dialog.showModal()
  const asleep = dialog.querySelector<HTMLElement>('[data-asleep]')
  if (asleep) {
    asleep.dataset.island = asleep.dataset.asleep
    delete asleep.dataset.asleep
    start(asleep)
  }
  return true
}

// While the menu is open, nothing behind it can be reached or scrolled. It is let go before the menu closes, so that
// the browser can give the focus back to the button.
for (const step of ['beforetoggle', 'toggle']) {
  document.addEventListener(
    step,
    (event) => {
      const menu = event.target
      if (!(menu instanceof HTMLElement) || !menu.matches('[popover]')) return
      const isOpen = (event as ToggleEvent).newState === 'open'
      if (isOpen === (step === 'beforetoggle')) return
      for (const part of document.querySelectorAll<HTMLElement>('main, footer, [data-behind-menu]'))
        part.inert = isOpen
      root.classList.toggle('menu-open', isOpen)
    },
    true,
  )
}

/** Once the page has been painted: until then, scripts would compete with what visitors came for. */
function whenPainted(begin: () => void) {
  let isBegun = false
  const once = () => {
    if (!isBegun) begin()
    isBegun = true
  }
  new PerformanceObserver(
    (paints) => paints.getEntriesByName('first-contentful-paint').length > 0 && once(),
  ).observe({ type: 'paint', buffered: true })
  // A browser that guards against recognition keeps its paints to itself.
  setTimeout(once, 3000)
}

addEventListener('load', () => {
  const later = () =>
    whenPainted(() =>
      (window.requestIdleCallback ?? setTimeout)(() => {
        live = start()
        measure(currentChoice())
      }),
    )
  // A page that is only being prepared starts nothing until it is looked at.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', later)
  else later()
})
