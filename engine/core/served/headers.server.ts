import { securityHeaders } from '../http/security-headers.server.ts'
import { day, hour, second } from '../time/durations.ts'
import { csp } from './csp.server.ts'
import type { Encoding, Manifest, ServedFile } from './manifest.server.ts'

/** How long browsers keep files whose names tell their content, pictures for others, and the rest, in seconds. */
const maxAge = { immutable: (365 * day) / second, forOthers: (7 * day) / second, other: hour / second }

/** The headers of a response with a whole file. `length` is its size in bytes, in this encoding. */
export const fileHeaders = (
  file: ServedFile,
  { encoding, length }: { encoding: Encoding | undefined; length: number },
  manifest: Pick<Manifest, 'hosts'>,
) => ({
  ...securityHeaders,
  'Content-Type': file.type,
  'Content-Length': String(length),
  'Cache-Control': cacheControl(file),
  ETag: `"${file.etag}${encoding ? `-${encoding}` : ''}"`,
  Vary: 'Accept-Encoding',
  ...(isForOthers(file) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  ...(file.canonical && { Link: `<${file.canonical}>; rel="canonical"` }),
  ...(file.hashes && { 'Content-Security-Policy': csp(file, manifest) }),
  ...(encoding ? { 'Content-Encoding': encoding } : { 'Accept-Ranges': 'bytes' }),
})

/** Pictures with fixed names: icons and share images, which other sites show, and mail programs in the browser. */
const isForOthers = ({ isImmutable, type }: Pick<ServedFile, 'isImmutable' | 'type'>) =>
  !isImmutable && type.startsWith('image/')

/** For ever where the name has a hash of the content, for a while otherwise; pages are revalidated each time. */
export function cacheControl(file: Pick<ServedFile, 'isImmutable' | 'hashes' | 'type'>) {
  if (file.isImmutable) return `public, max-age=${maxAge.immutable}, immutable`
  if (file.hashes) return 'no-cache'
  return `public, max-age=${isForOthers(file) ? maxAge.forOthers : maxAge.other}`
}
