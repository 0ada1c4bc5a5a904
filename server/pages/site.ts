import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { StartError } from '../config.ts'
import type { Encoding } from './headers.ts'
import type { Manifest, ServedFile } from './manifest.ts'

/** A file of the site with its bytes, compressed and as they are. */
export interface Held extends Omit<ServedFile, 'encodings'> {
  /** As it is, in bytes. */
  length: number
  /** Whether its bytes are here; otherwise they are read from the disk, which may fail. */
  isHeld: boolean
  /** As it is: what is held compressed is unpacked for the few that ask for it so, what is large is read from the disk. */
  body: () => Buffer<ArrayBuffer>
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
  const files = Object.entries(manifest.files).map(
    ([key, file]) => [key, hold(file, join(folder, 'site'))] as const,
  )
  return { ...manifest, files: new Map(files) }
}

/** What weighs more, in bytes, is read when somebody asks: share images, half of the site, which only robots fetch. */
const heldAtMost = 64 * 1024

function hold({ encodings, ...file }: ServedFile, folder: string): Held {
  const read = (name: string) => readFileSync(join(folder, name))
  const encoded = Object.fromEntries(Object.entries(encodings).map(([name, packed]) => [name, read(packed)]))
  const { br } = encoded
  if (br)
    return {
      ...file,
      length: statSync(join(folder, file.file)).size,
      isHeld: true,
      body: () => brotliDecompressSync(br),
      encoded,
    }
  const { size } = statSync(join(folder, file.file))
  if (size > heldAtMost) return { ...file, length: size, isHeld: false, body: () => read(file.file), encoded }
  const body = read(file.file)
  return { ...file, length: size, isHeld: true, body: () => body, encoded }
}

/** What is sent of a file in this form, and how many bytes that is. */
export const bytesOf = (file: Held, encoding: Encoding | undefined) =>
  (encoding && file.encoded[encoding]) || file.body()
export const lengthOf = (file: Held, encoding: Encoding | undefined) =>
  (encoding && file.encoded[encoding]?.length) || file.length
