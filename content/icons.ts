import * as drawings from './icon-drawings.ts'

/** The icons that the owner's files may name. */
export const icons = { ...drawings }
