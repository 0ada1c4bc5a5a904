import type { LucideIcon } from 'lucide-react'
import * as drawings from './icon-drawings.ts'
import type { IconName } from './icon-names.ts'

/** The drawings of the icons that the owner's files may name. */
export const icons: Record<IconName, LucideIcon> = drawings
