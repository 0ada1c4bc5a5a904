import { closest, root } from '../../core/browser/dom.inline.ts'
import { onStorageChange, writeStorage } from '../../core/browser/local-storage.browser.ts'
import { type Choice, consentKey as key, nothing, readChoice } from './choice.browser.ts'

/** What loads the code of analytics. */
interface Loader {
  loadAnalytics: () => Promise<typeof import('./consent-gate.browser.ts')>
}

let choice = readChoice()
let loader: Loader | undefined

/** What the visitor had allowed when the page opened. */
const atOpening: Choice = choice ?? nothing

/**
 * Shows the banner, where there is one, until a choice is made, and handles its buttons and those of the panel. Analytics
 * starts and stops by the choice, never before the page is live.
 */
export function askForConsent(live: Promise<Loader>) {
  if (!root.dataset.asked) return
  live.then((module) => {
    loader = module
    enforce(choice)
  })
  showBanner()
  onStorageChange(key, () => apply(readChoice()))
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-consent]')
    if (button) handleButton(button.dataset.consent)
  })
}

const showBanner = () => root.toggleAttribute('data-asks-consent', !choice)

/** Applies a choice, whether it was made here or in another tab. */
function apply(newChoice: Choice | undefined) {
  choice = newChoice
  showBanner()
  enforce(choice ?? nothing)
}

/** Starts or stops analytics, where a vendor is set up. */
function enforce(allowed: Choice | undefined) {
  if (allowed && root.dataset.analytics)
    loader?.loadAnalytics().then((gate) => gate.enforceConsent(allowed, atOpening))
}

function handleButton(action: string | undefined) {
  const panel = document.querySelector<HTMLDialogElement>('dialog#consent-panel')
  if (!panel) return
  // The switch of necessary cookies is disabled.
  const switches = panel.querySelectorAll<Switch>('input:enabled')
  if (action === 'settings') {
    for (const input of switches) input.checked = choice?.[input.name] ?? false
    panel.showModal()
    return
  }
  if (action !== 'cancel') {
    const newChoice = { ...nothing }
    for (const input of switches)
      newChoice[input.name] = action === 'all' || (action === 'save' && input.checked)
    writeStorage(key, JSON.stringify(newChoice))
    apply(newChoice)
  }
  panel.close()
  // The clicked button disappears with the banner, so the focus moves to the content.
  const { activeElement } = document
  if (choice && (activeElement === document.body || activeElement?.closest('#consent-banner')))
    document.querySelector('main')?.focus({ preventScroll: true })
}

type Switch = HTMLInputElement & { name: 'analytics' | 'performance' }
