import { iconPaths } from '../artwork/icons.ts'
import { publicFileAt } from './public-files.ts'

/** Whether a path of the site, as links and pictures write it, is that of an icon or a file in the owner's public/. */
export const isPublicFile = (path: string): boolean =>
  publicFileAt(path) !== undefined || iconPaths.includes(path.replace(/[?#].*/, ''))
