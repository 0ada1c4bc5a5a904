import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notBuilt } from '../base/build-folder.ts'
import { OwnerError } from '../base/owner-error.ts'
import { fileHeaders } from './headers.server.ts'
import type { Encoding, Manifest, ServedFile } from './manifest.server.ts'

/** The bytes of a file in one encoding, with the headers of the response. */
interface Representation {
  bytes: Buffer<ArrayBuffer>
  headers: Record<string, string>
}

/** A file of the site in memory, plain and compressed. */
export interface LoadedFile extends ServedFile {
  representations: { identity: Representation } & Partial<Record<Encoding, Representation>>
}

/** The built site in memory. Files are found by their exact path, so path traversal is impossible. */
export interface ServedFiles extends Omit<Manifest, 'files'> {
  files: Map<string, LoadedFile>
}

/** Reads the built site. Throws an OwnerError where it has not been built, or has no place for what the server writes into it. */
export function loadServedFiles(buildFolder: string): ServedFiles {
  const manifest = readManifest(buildFolder)
  const read = (name: string) => readFileSync(join(buildFolder, 'site', name))
  const files = Object.entries(manifest.files).map(([address, file]) => {
    const { br, gzip } = file.encodings
    const compressed = { ...(br && { br: read(br) }), ...(gzip && { gzip: read(gzip) }) }
    return [address, loadFile(file, { identity: read(file.file), ...compressed }, manifest)] as const
  })
  return { ...manifest, files: new Map(files) }
}

/** Reads the manifest of the build. Throws an OwnerError where it has not been built. */
export function readManifest(buildFolder: string): Manifest {
  try {
    // Written by the build of the same version.
    const manifest: Manifest = JSON.parse(readFileSync(join(buildFolder, 'manifest.json'), 'utf8'))
    return manifest
  } catch {
    throw new OwnerError(notBuilt)
  }
}

/** Prepares the headers of a file, once for each encoding. */
export function loadFile(
  file: ServedFile,
  { identity, br, gzip }: { identity: Buffer<ArrayBuffer> } & Partial<Record<Encoding, Buffer<ArrayBuffer>>>,
  manifest: Pick<Manifest, 'hosts'>,
): LoadedFile {
  const represent = (bytes: Buffer<ArrayBuffer>, encoding?: Encoding): Representation => ({
    bytes,
    headers: fileHeaders(file, { encoding, length: bytes.length }, manifest),
  })
  return {
    ...file,
    representations: {
      identity: represent(identity),
      ...(br && { br: represent(br, 'br') }),
      ...(gzip && { gzip: represent(gzip, 'gzip') }),
    },
  }
}

/** A built page as HTML, with its slots. */
export const templateOf = ({ representations, slots = {} }: LoadedFile) => ({
  html: String(representations.identity.bytes),
  slots,
})
