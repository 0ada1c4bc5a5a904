import { type ComponentType, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { measure as Measure } from './analytics/gate.ts'
import { begunOnce } from './begun-once.ts'
import { showFaceIfItFits } from './face-fit.ts'
import { bringLateStyles } from './late-styles.ts'
import { guardMenu } from './menu.ts'
import { prepareNextPage } from './next-page.ts'
import { type PartName, parts } from './parts.ts'

const hydrated = new WeakMap<HTMLElement, Promise<void>>()

/** Hydrates one island, once however often it is asked for, unless it fails. */
const hydrate = (island: HTMLElement, when = now): Promise<void> =>
  begunOnce(hydrated, island, () => begin(island, when))

/**
 * `data-live` tells the head script that the island's controls answer by themselves from now on. Those that nobody has
 * touched are hydrated in small steps (`startTransition`), and at once should they be touched meanwhile.
 */
async function begin(island: HTMLElement, when: typeof now) {
  const Part = await partOf(island)
  const props = JSON.parse(island.dataset.props ?? '{}') as object
  // What only a script shows has no HTML yet.
  if (island.hasChildNodes()) when(() => hydrateRoot(island, <Part {...props} />))
  else createRoot(island).render(<Part {...props} />)
  island.dataset.live = ''
}

const fetched = new Map<string, Promise<ComponentType<object>>>()

/** Asks for the code of a part once, however often it stands on the page. */
function partOf({ dataset }: HTMLElement): Promise<ComponentType<object>> {
  // Written by Island, which takes the name and the props of the same part, or here without props.
  const name = dataset.island as PartName
  return begunOnce(fetched, name, () => parts[name]() as Promise<ComponentType<object>>)
}

const now = (step: () => void) => step()

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

let isSettled = false

/** Makes the parts of the page live, the touched one first. Resolves when that one answers; without one, when all are about to. */
export async function start(touched?: HTMLElement) {
  // Loading React was work enough for one task.
  if (!touched) await nextTask()
  const { dataset } = document.documentElement
  if (dataset.live === undefined) {
    // Cards may be sorted from now on (post-card.module.css).
    dataset.live = ''
    bringLateStyles()
    guardMenu()
    makeRoomForToasts()
    // A face that cannot be had is no loss.
    showFaceIfItFits().catch(() => {})
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
    partOf(island)
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
  prepareNextPage()
  offerHomeScreen()
}

/** The live region of messages is there before its first one. */
function makeRoomForToasts() {
  const island = document.createElement('live-part')
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
export async function measure(...given: Parameters<typeof Measure>) {
  const gate = await import('./analytics/gate.ts')
  await gate.measure(...given)
}
