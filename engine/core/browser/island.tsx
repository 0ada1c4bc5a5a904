import { type ComponentType, createElement } from 'react'

interface IslandProps<Props extends object> {
  /** The name of the component's file: `share` of share.island.tsx. */
  name: string
  of: ComponentType<Props>
  props: Props
  /** For the server, which writes into it (engine/core/served/slots.server.ts). */
  slot?: string | undefined
}

/**
 * Marks a part of a static page that `start.tsx` hydrates later. Its HTML is in the page, rendered from the same `props`,
 * which must survive JSON. A custom element is allowed wherever its content is.
 */
export function Island<Props extends object>({ name, of: Component, props, slot }: IslandProps<Props>) {
  const dataProps = Object.keys(props).length > 0 ? { 'data-props': JSON.stringify(props) } : {}
  return createElement(
    'client-island',
    { 'data-island': name, 'data-slot': slot, ...dataProps },
    <Component {...props} />,
  )
}
