import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { DeskFacts } from '../../core/desk/api.ts'

/** A view of the desk, and how it stands in the navigation. */
export interface View {
  /** Its address, with what it can open: `/messages/:id?`. */
  path: string
  Icon: LucideIcon
  /** Its name. */
  Label: ComponentType
  /** Whether it stands in the navigation; it does if nothing is said. */
  isShown?: (facts: DeskFacts, isOpen: boolean) => boolean
  /** Fetches it, when it is opened first. */
  load: () => Promise<{ Component: ComponentType }>
}
