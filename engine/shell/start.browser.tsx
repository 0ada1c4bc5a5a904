import { type ComponentType, type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { leaveComposingKeys } from '../core/browser/composing-keys.browser.ts'
import { closeHiddenDialogs } from '../core/browser/hidden-dialogs.browser.ts'
import { readFields } from '../core/browser/kept-fields.browser.ts'
import { memoizeAsync } from '../core/browser/memoize-async.ts'
import { setUpMenu } from '../core/browser/menu.browser.ts'
import { showNearDays } from '../core/browser/near-days.browser.ts'
import { addSpeculationRules } from '../core/browser/speculation-rules.browser.ts'
import { Toasts } from '../design/forms/toasts.browser.tsx'
import { adoptDeferredStyles } from './deferred-styles.browser.ts'

interface IslandModule {
  // Each <Island> passes the props of the component that it names.
  default: ComponentType<object>
  /** What it waits for before it can be shown. */
  prepare?: () => Promise<void>
}

/** All components with state in the browser by the names of their files, each loaded only on the pages that use it. */
const islands = new Map(
  Object.entries(import.meta.glob<IslandModule>('../**/*.island.tsx')).map(([path, load]) => [
    path.replace(/.*\/|\.island\.tsx/g, ''),
    load,
  ]),
)

const hydrated = new WeakMap<HTMLElement, Promise<void>>()

/** Hydrates an island once. After a failure the next call tries again. */
const hydrate = (island: HTMLElement, when = now): Promise<void> =>
  memoizeAsync(hydrated, island, () => begin(island, when))

/**
 * `data-live` tells the inline script that the island handles its own events. Untouched islands are hydrated in small
 * steps (`startTransition`), which React completes at once when one is touched.
 */
async function begin(island: HTMLElement, when: typeof now) {
  const Component = await componentOf(island)
  const props: object = JSON.parse(island.dataset.props ?? '{}')
  // An island that only scripts show has no HTML yet.
  if (island.hasChildNodes()) when(() => hydrateHtml(island, <Component {...props} />))
  else createRoot(island).render(<Component {...props} />)
  island.dataset.live = ''
}

/**
 * Where an extension or a translation has changed the HTML of an island, React renders it anew. Whatever the visitor has
 * written and chosen there is kept. The components read it when they are live, as what was written before.
 */
function hydrateHtml(island: HTMLElement, component: ReactNode) {
  let writeFields = () => {}
  /** React begins here again right before it replaces the HTML. */
  const Root = () => {
    writeFields = readFields(island)
    return component
  }
  hydrateRoot(island, <Root />, {
    onRecoverableError(cause) {
      writeFields()
      console.warn(`The island ${island.dataset.island} was rendered anew`, cause)
    },
  })
}

const fetched = new Map<string, Promise<ComponentType<object>>>()

/** Loads the code of an island once, however often the page uses it. */
const componentOf = ({ dataset: { island = '' } }: HTMLElement): Promise<ComponentType<object>> =>
  memoizeAsync(fetched, island, async () => {
    const module = await islands.get(island)?.()
    if (!module) throw new Error(`There is no island ${island}`)
    await module.prepare?.()
    return module.default
  })

const now = (step: () => void) => step()

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

let isSettled = false

/** Hydrates the islands of the page, the touched one first. Resolves when that one is hydrated; without one, when all are. */
export async function start(touched?: HTMLElement) {
  // Loading React has already made this task long.
  if (!touched) await nextTask()
  const { dataset } = document.documentElement
  if (dataset.live === undefined) {
    dataset.live = ''
    leaveComposingKeys()
    adoptDeferredStyles()
    showNearDays()
    setUpMenu()
    closeHiddenDialogs()
    addToastRegion()
    // What was opened may have waited for it. Such events do not bubble.
    document.addEventListener('toggle', () => hydrateOthers(), true)
  }
  if (touched) await hydrate(touched)
  else await nextTask()
  const others = hydrateOthers()
  if (!touched) await others
}

/** Those in a closed `<details>` wait until it is opened, and so does their code. */
const waitingIslands = '[data-island]:not([data-live], details:not([open]) *)'

async function hydrateOthers() {
  const waiting = [...document.querySelectorAll<HTMLElement>(waitingIslands)]
  // All are requested before the first is hydrated, each in a task of its own.
  for (const island of waiting) {
    if (fetched.has(island.dataset.island ?? '')) continue
    componentOf(island)
    await nextTask()
  }
  const failures: unknown[] = []
  // One after another: a list has a counter on each card, and all at once would block a phone.
  for (const island of waiting) {
    await hydrate(island, startTransition).catch((failure) => failures.push(failure))
    await nextTask()
  }
  if (failures.length > 0) throw failures[0]
  if (isSettled) return
  isSettled = true
  addSpeculationRules()
  offerHomeScreen()
}

/** Screen readers announce a message only in a live region that existed before it. */
function addToastRegion() {
  const region = document.createElement('client-island')
  document.body.append(region)
  createRoot(region).render(<Toasts />)
}

/** Adds the web manifest late: linked in the page, it would be fetched before the first paint. */
function offerHomeScreen() {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = document.documentElement.dataset.manifest ?? ''
  document.head.append(link)
}

/** Its code is loaded only once there is a choice. */
export const loadAnalytics = () => import('../features/analytics/consent-gate.browser.ts')
