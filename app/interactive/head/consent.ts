import { type Choice, choiceIn, nothing } from '../analytics/choice.ts'

const key = 'cookieConsent'
const root = document.documentElement

function storedChoice(): Choice | undefined {
  // Storage can be forbidden altogether: then the question is put on every page.
  try {
    return choiceIn(localStorage.getItem(key))
  } catch {
    return undefined
  }
}

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
  addEventListener('storage', (event) => (event.key === key || event.key === null) && reread())
  // A page that comes back from the back/forward cache may have missed a change.
  addEventListener('pageshow', (event) => event.persisted && reread())
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-consent]')
    if (button) answer(button.dataset.consent)
  })
}

const show = () => root.toggleAttribute('data-asks-consent', !choice)

function answer(wish: string | undefined) {
  const panel = document.querySelector<HTMLDialogElement>('#consent-panel')
  const toggle = (name: 'analytics' | 'performance') =>
    panel?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const names = ['analytics', 'performance'] as const
  if (wish === 'settings') {
    for (const name of names) {
      const one = toggle(name)
      if (one) one.checked = choice?.[name] ?? false
    }
    panel?.showModal()
    return
  }
  if (wish === 'all' || wish === 'necessary') choose(wish === 'all', wish === 'all')
  if (wish === 'save') choose(Boolean(toggle('analytics')?.checked), Boolean(toggle('performance')?.checked))
  panel?.close()
  // The button that was used has gone with the banner; the page goes on with its content.
  const { activeElement } = document
  if (choice && (activeElement === document.body || activeElement?.closest('#consent-banner')))
    document.querySelector('main')?.focus({ preventScroll: true })
}

function choose(analytics: boolean, performance: boolean) {
  choice = { necessary: true, analytics, performance }
  try {
    localStorage.setItem(key, JSON.stringify(choice))
  } catch {
    // The choice holds for this page only.
  }
  show()
  changed(choice)
}

/** Takes over what was chosen in another tab. */
function reread() {
  choice = storedChoice()
  show()
  changed(choice ?? nothing)
}
