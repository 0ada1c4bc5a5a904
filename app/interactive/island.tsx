import { type ComponentType, createElement } from 'react'
import type { IslandName } from './islands.ts'

/**
 * Marks a part of a still page that is hydrated in the browser. The page is complete without it: the island is
 * rendered into the HTML with everything else, and `start.tsx` hydrates it from the same props later.
 * `props` must survive JSON.
 * The element is one of our own because it may then stand anywhere its content may.
 */
export function Island<Props extends object>({
  name,
  of: Part,
  props,
}: {
  name: IslandName
  of: ComponentType<Props>
  props: Props
}) {
  const kept = Object.keys(props).length > 0 ? { 'data-props': JSON.stringify(props) } : {}
  return createElement('client-island', { 'data-island': name, ...kept }, <Part {...props} />)
}
