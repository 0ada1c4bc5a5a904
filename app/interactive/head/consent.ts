import { type Choice, consentKey as key, nothing, storedChoice } from '../analytics/choice.ts'
import { store } from '../stored.ts'
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
  document.addEventListener('click', (event) => {
    const button = near(event, '[data-consent]')
    if (button) answer(button.dataset.consent)
  })
}

const show = () => root.toggleAttribute('data-asks-consent', !choice)

const kinds = ['analytics', 'performance'] as const

function answer(wish: string | undefined) {
  const panel = document.querySelector<HTMLDialogElement>('#consent-panel')
  if (!panel) return
  const [analytics, performance] = kinds.map((kind) =>
    panel.querySelector<HTMLInputElement>(`[name="${kind}"]`),
  )
  if (wish === 'settings') {
    if (analytics) analytics.checked = choice?.analytics ?? false
    if (performance) performance.checked = choice?.performance ?? false
    panel.showModal()
    return
  }
  if (wish === 'all' || wish === 'necessary') choose(wish === 'all', wish === 'all')
  if (wish === 'save') choose(Boolean(analytics?.checked), Boolean(performance?.checked))
  panel.close()
  // Where the button that was used has gone with the banner, the page goes on with its content.
  const { activeElement } = document
  if (choice && (activeElement === document.body || activeElement?.closest('#consent-banner')))
    document.querySelector('main')?.focus({ preventScroll: true })
}

function choose(analytics: boolean, performance: boolean) {
  choice = { necessary: true, analytics, performance }
  store(key, JSON.stringify(choice))
  show()
  changed(choice)
}

/** Takes over what was chosen elsewhere. */
export function rereadChoice() {
  choice = storedChoice()
  show()
  changed(choice ?? nothing)
}
