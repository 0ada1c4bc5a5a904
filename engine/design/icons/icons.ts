import type { LucideIcon } from 'lucide-react'
import type { IconName } from '../../core/site/icon-names.ts'
import * as drawings from './icon-drawings.ts'

/** The drawings of the icons that the owner's files may name. */
export const icons: Record<IconName, LucideIcon> = drawings
