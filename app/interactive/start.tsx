import { type ComponentType, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { enforceConsent } from './analytics/consent-gate.ts'
import { adoptDeferredStyles } from './deferred-styles.ts'
import { type IslandName, islands } from './islands.ts'
import { memoizeAsync } from './memoize-async.ts'
import { setUpMenu } from './menu.ts'
import { addSpeculationRules } from './speculation-rules.ts'

const hydrated = new WeakMap<HTMLElement, Promise<void>>()

/** Hydrates one island, once however often it is asked for, unless it fails. */
const hydrate = (island: HTMLElement, when = now): Promise<void> =>
  memoizeAsync(hydrated, island, () => begin(island, when))

/**
 * `data-live` tells the inline script that the island's controls answer by themselves from now on. Those that nobody has
 * touched are hydrated in small steps (`startTransition`), and at once should they be touched meanwhile.
 */
async function begin(island: HTMLElement, when: typeof now) {
  const Component = await componentOf(island)
  const props: object = JSON.parse(island.dataset.props ?? '{}')
  // What only a script shows has no HTML yet.
  if (island.hasChildNodes()) when(() => hydrateRoot(island, <Component {...props} />))
  else createRoot(island).render(<Component {...props} />)
  island.dataset.live = ''
}

const fetched = new Map<string, Promise<ComponentType<object>>>()

/** Fetches the code of an island once, however often it stands on the page. */
function componentOf({ dataset }: HTMLElement): Promise<ComponentType<object>> {
  const name = dataset.island ?? ''
  if (!isIslandName(name)) throw new Error(`There is no island ${name}`)
  // Island (island.tsx) takes a name and the props of that component together: they fit.
  return memoizeAsync(fetched, name, () => islands[name]() as Promise<ComponentType<object>>)
}

const isIslandName = (name: string): name is IslandName => name in islands

const now = (step: () => void) => step()

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

let isSettled = false

/** Hydrates the islands of the page, the touched one first. Resolves when that one answers; without one, when all have begun. */
export async function start(touched?: HTMLElement) {
  // Loading React was work enough for one task.
  if (!touched) await nextTask()
  const { dataset } = document.documentElement
  if (dataset.live === undefined) {
    dataset.live = ''
    adoptDeferredStyles()
    setUpMenu()
    addToastRegion()
  }
  if (touched) await hydrate(touched)
  else await nextTask()
  const others = hydrateOthers()
  if (!touched) await others
}

async function hydrateOthers() {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-live])')]
  // Asked for before the first is hydrated, each in a task of its own.
  for (const island of islands) {
    if (fetched.has(island.dataset.island ?? '')) continue
    componentOf(island)
    await nextTask()
  }
  const failures: unknown[] = []
  // In turn: a list has a counter on each card, and all at once hold up a slow phone.
  for (const island of islands) {
    await hydrate(island, startTransition).catch((failure) => failures.push(failure))
    await nextTask()
  }
  if (failures.length > 0) throw failures[0]
  if (isSettled) return
  isSettled = true
  addSpeculationRules()
  offerHomeScreen()
}

/** Screen readers announce a message only in a live region that was there before it. */
function addToastRegion() {
  const island = document.createElement('client-island')
  island.dataset.island = 'toasts'
  document.body.append(island)
}

/** The manifest is for those who put the site on their home screen. Linked in the page, it is fetched before the first paint. */
function offerHomeScreen() {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = document.documentElement.dataset.manifest ?? ''
  document.head.append(link)
}

/** Measures as far as the visitor allows. Its code is fetched only once there is a choice to follow. */
export async function loadAnalytics(...consent: Parameters<typeof enforceConsent>) {
  const gate = await import('./analytics/consent-gate.ts')
  await gate.enforceConsent(...consent)
}
