import { statSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a path of the site, as links and pictures write it, is that of a file in public/. */
export function isPublicFile(path: string): boolean {
  try {
    const { pathname } = new URL(path, 'http://localhost')
    return (
      statSync(join('public', decodeURIComponent(pathname)), { throwIfNoEntry: false })?.isFile() ?? false
    )
  } catch {
    // The path is no URL, or it is encoded wrongly.
    return false
  }
}
