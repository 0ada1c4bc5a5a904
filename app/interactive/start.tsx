import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { measure as Measure } from './analytics/gate.ts'
import { prepareNextPage } from './next-page.ts'
import { type PartName, parts } from './parts.ts'

const hydrated = new WeakMap<HTMLElement, Promise<void>>()

/** Hydrates one island, once however often it is asked for. */
function hydrate(island: HTMLElement): Promise<void> {
  const begun = hydrated.get(island) ?? begin(island)
  hydrated.set(island, begun)
  return begun
}

/** `data-live` tells the head script that the island's controls answer by themselves from now on. */
async function begin(island: HTMLElement) {
  // Written by Island, which takes the name and the props of the same part.
  const Part = (await parts[island.dataset.island as PartName]()) as ComponentType<object>
  const props = JSON.parse(island.dataset.props ?? '{}') as object
  hydrateRoot(island, <Part {...props} />)
  island.dataset.live = ''
}

let isSettled = false

/** Makes the parts of the page live, the touched one first. Resolves when the touched one answers. */
export async function start(touched?: HTMLElement) {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-live])')]
  if (touched) await hydrate(touched)
  // Loading React was work enough for one task.
  else await new Promise((resolve) => setTimeout(resolve))
  await Promise.all(islands.filter((island) => island !== touched).map(hydrate))
  if (isSettled) return
  isSettled = true
  prepareNextPage()
  offerHomeScreen()
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
