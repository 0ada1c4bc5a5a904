import { type Choice, consentKey as key, nothing, readChoice } from '../analytics/choice.ts'
import { onStorageChange, writeStorage } from '../local-storage.ts'
import { closest, root } from './dom.ts'

let choice = readChoice()
let changed: (choice: Choice) => void = () => {}

/** What the visitor had allowed when the page opened. */
export const atOpening: Choice = choice ?? nothing

/** What the visitor allows now, if anything has been chosen. */
export const currentChoice = (): Choice | undefined => choice

/** Shows the banner while nothing has been chosen, and answers its buttons and those of the panel. */
export function askForConsent(onChange: typeof changed) {
  changed = onChange
  showBanner()
  onStorageChange(key, () => apply(readChoice()))
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-consent]')
    if (button) handleButton(button.dataset.consent)
  })
}

const showBanner = () => root.toggleAttribute('data-asks-consent', !choice)

/** Applies a choice, whether it was made here or in another tab. */
function apply(made: Choice | undefined) {
  choice = made
  showBanner()
  changed(choice ?? nothing)
}

function handleButton(action: string | undefined) {
  const panel = document.querySelector<HTMLDialogElement>('#consent-panel')
  if (!panel) return
  // All but the one that cannot be switched off.
  const switches = panel.querySelectorAll<Switch>('input:enabled')
  if (action === 'settings') {
    for (const input of switches) input.checked = choice?.[input.name] ?? false
    panel.showModal()
    return
  }
  if (action !== 'cancel') {
    const made = { ...nothing }
    for (const input of switches) made[input.name] = action === 'all' || (action === 'save' && input.checked)
    writeStorage(key, JSON.stringify(made))
    apply(made)
  }
  panel.close()
  // Where the button that was used has gone with the banner, the page goes on with its content.
  const { activeElement } = document
  if (choice && (activeElement === document.body || activeElement?.closest('#consent-banner')))
    document.querySelector('main')?.focus({ preventScroll: true })
}

type Switch = HTMLInputElement & { name: 'analytics' | 'performance' }
