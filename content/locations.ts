/** Where the business works, in the owner's order: places/ in the owner's folder. Each has a page. */
import { locationsFile } from './site/locations-file.ts'

export type Location = (typeof locationsFile)[number]

export const locations: readonly Location[] = locationsFile
