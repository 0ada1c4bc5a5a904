import { closest } from '../../core/browser/dom.inline.ts'

/** Brings an island to life. */
type Hydrate = (island: HTMLElement) => Promise<unknown>

/** The link in the header and two keys open the search, before anything is live. */
export function openSearchByClickOrKey(hydrate: Hydrate) {
  document.addEventListener('click', (event) => {
    // Without a script the link leads to the list of articles, and in a new tab it still does.
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    if (isPlain && closest(event, '[data-opens-search]') && openSearch(hydrate)) event.preventDefault()
  })

  // "/" and Ctrl+K open the search, but not while the visitor types. Text typed before React is loaded is kept.
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const isShortcut = !altKey && (ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/')
    // The input of a closed dialog may still have the focus, but it is not visible.
    const isTyping =
      target instanceof HTMLElement &&
      target.matches('input, textarea, select') &&
      (target.checkVisibility?.() ?? true)
    if (isShortcut && !isTyping && openSearch(hydrate)) event.preventDefault()
  })
}

/**
 * Opens the search dialog: first a plain form with a close button, which search-dialog.island.tsx replaces. The form leads to
 * the list of articles, so that a search that never loads is no trap; where loading fails, it is sent at once.
 * Returns false where another dialog is open.
 */
function openSearch(hydrate: Hydrate): boolean {
  if (document.querySelector(':modal')) return false
  const dialog = document.querySelector<HTMLDialogElement>('[data-search]') ?? addSearchDialog(hydrate)
  dialog.showModal()
  return true
}

function addSearchDialog(hydrate: Hydrate): HTMLDialogElement {
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
