import { type ComponentType, createElement } from 'react'
import type { PartName } from './parts.ts'

/**
 * Marks a part of a still page that comes alive in the browser. The page is complete without it: the part is
 * rendered into the HTML with everything else, and `start.tsx` hydrates it from the same props later.
 * `props` must survive JSON. A part that is asleep is not made live with the others: head.ts wakes it at its first use.
 * The element is one of our own because it may then stand anywhere its content may.
 */
export function Island<Props extends object>({
  name,
  of: Part,
  props,
  isAsleep = false,
}: {
  name: PartName
  of: ComponentType<Props>
  props: Props
  isAsleep?: boolean
}) {
  const kept = Object.keys(props).length > 0 ? { 'data-props': JSON.stringify(props) } : {}
  return createElement(
    'live-part',
    { [isAsleep ? 'data-asleep' : 'data-island']: name, ...kept },
    <Part {...props} />,
  )
}
