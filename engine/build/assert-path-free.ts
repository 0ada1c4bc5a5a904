import { OwnerError } from '../core/base/owner-error.ts'
import type { Manifest } from '../core/served/manifest.server.ts'

/** Throws where a page, a redirect or another file already has this path. */
export function assertPathFree(path: string, { files, redirects }: Pick<Manifest, 'files' | 'redirects'>) {
  if (path in files || path in redirects || Object.values(files).some(({ file }) => file === path))
    throw new OwnerError(`${path} is taken already: rename the page or the file in public/ that claims it`)
}
