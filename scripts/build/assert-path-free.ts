import type { Manifest } from '../../server/pages/manifest.ts'

/** Makes sure that a file's address is free. Throws where a page, a redirect or another file answers there. */
export function assertPathFree(path: string, { files, redirects }: Pick<Manifest, 'files' | 'redirects'>) {
  if (path in files || path in redirects)
    throw new Error(`${path} is taken already: rename the page or the file in public/ that claims it`)
}
