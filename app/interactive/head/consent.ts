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
  whenChanged(key, reread)
  document.addEventListener('click', (event) => {
    const button = near(event, '[data-consent]')
    if (button) answer(button.dataset.consent)
  })
}

const show = () => root.toggleAttribute('data-asks-consent', !choice)

const kinds = ['analytics', 'performance'] as const
type Kind = (typeof kinds)[number]

function answer(wish: string | undefined) {
  const panel = document.querySelector<HTMLDialogElement>('#consent-panel')
  if (!panel) return
  const switchOf = (kind: Kind) => panel.querySelector<HTMLInputElement>(`[name="${kind}"]`)
  if (wish === 'settings') {
    for (const kind of kinds) {
      const input = switchOf(kind)
      if (input) input.checked = choice?.[kind] ?? false
    }
    panel.showModal()
    return
  }
  if (wish !== 'cancel')
    choose((kind) => (wish === 'save' ? (switchOf(kind)?.checked ?? false) : wish === 'all'))
  panel.close()
  // Where the button that was used has gone with the banner, the page goes on with its content.
  const { activeElement } = document
  if (choice && (activeElement === document.body || activeElement?.closest('#consent-banner')))
    document.querySelector('main')?.focus({ preventScroll: true })
}

function choose(allows: (kind: Kind) => boolean) {
  choice = { necessary: true, analytics: allows('analytics'), performance: allows('performance') }
  store(key, JSON.stringify(choice))
  show()
  changed(choice)
}

/** Takes over what was chosen elsewhere. */
function reread() {
  choice = storedChoice()
  show()
  changed(choice ?? nothing)
}
