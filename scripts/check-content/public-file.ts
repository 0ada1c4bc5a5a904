import { statSync } from 'node:fs'
import { join } from 'node:path'
import { iconPaths } from '../artwork/icons.ts'
import { publicFolder } from '../build/public-files.ts'

/** Whether a path of the site, as links and pictures write it, is that of an icon or a file in the owner's public/. */
export function isPublicFile(path: string): boolean {
  try {
    const { pathname } = new URL(path, 'http://localhost')
    const file = join(publicFolder, decodeURIComponent(pathname))
    return iconPaths.includes(pathname) || (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false)
  } catch {
    // The path is no URL, or it is encoded wrongly.
    return false
  }
}
