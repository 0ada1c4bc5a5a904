import { type Choice, consentKey as key, nothing, storedChoice } from '../analytics/choice.ts'
import { store, whenChanged } from '../stored.ts'
import { near, root } from './page.ts'

let choice = storedChoice()
let changed: (choice: Choice) => void = () => {}

/** What the visitor had allowed when the page opened. */
export const atOpening: Choice = choice ?? nothing

/** What the visitor allows now, if anything has been chosen. */
export const currentChoice = (): Choice | undefined => choice

/** Shows the banner while nothing has been chosen, and answers its buttons and those of the panel. */
export function askForConsent(onChange: typeof changed) {
  changed = onChange
  show()
  whenChanged(key, () => take(storedChoice()))
  document.addEventListener('click', (event) => {
    const button = near(event, '[data-consent]')
    if (button) answer(button.dataset.consent)
  })
}

const show = () => root.toggleAttribute('data-asks-consent', !choice)

/** Holds to a choice from now on, whether it was made here or elsewhere. */
function take(made: Choice | undefined) {
  choice = made
  show()
  changed(choice ?? nothing)
}

function answer(wish: string | undefined) {
  const panel = document.querySelector<HTMLDialogElement>('#consent-panel')
  if (!panel) return
  // All but the one that cannot be switched off.
  const switches = panel.querySelectorAll<Switch>('input:enabled')
  if (wish === 'settings') {
    for (const one of switches) one.checked = choice?.[one.name] ?? false
    panel.showModal()
    return
  }
  if (wish !== 'cancel') {
    const made = { ...nothing }
    for (const one of switches) made[one.name] = wish === 'all' || (wish === 'save' && one.checked)
    store(key, JSON.stringify(made))
    take(made)
  }
  panel.close()
  // Where the button that was used has gone with the banner, the page goes on with its content.
  const { activeElement } = document
  if (choice && (activeElement === document.body || activeElement?.closest('#consent-banner')))
    document.querySelector('main')?.focus({ preventScroll: true })
}

type Switch = HTMLInputElement & { name: 'analytics' | 'performance' }
