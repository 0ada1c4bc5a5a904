import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../config.ts'
import type { Manifest, ServedFile } from './manifest.ts'

/** A file of the site with its bytes, as they are and compressed. */
export interface Held extends Omit<ServedFile, 'encodings'> {
  body: Buffer<ArrayBuffer>
  encoded: Partial<Record<'br' | 'gzip', Buffer<ArrayBuffer>>>
}

/** The built site in memory. Answers by exact look-up: there is no path to traverse. */
export interface Site extends Omit<Manifest, 'files'> {
  files: Map<string, Held>
}

/** Reads the built site. Throws a StartError where it has not been built. */
export function loadSite(folder: string): Site {
  let manifest: Manifest
  try {
    // Written by the build of the same version.
    manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  } catch {
    throw new StartError(
      'The site has not been built: run `npm run build`, or `npm start`, which does it by itself',
    )
  }
  const read = (file: string) => readFileSync(join(folder, 'site', file))
  const files = Object.entries(manifest.files).map(([key, { encodings, ...file }]) => {
    const encoded = Object.fromEntries(
      Object.entries(encodings).map(([name, packed]) => [name, read(packed)]),
    )
    return [key, { ...file, body: read(file.file), encoded }] as const
  })
  return { ...manifest, files: new Map(files) }
}
