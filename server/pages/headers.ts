import { securityHeaders } from '../http/security-headers.ts'
import { csp } from './csp.ts'
import type { Encoding, Manifest, ServedFile } from './manifest.ts'

const year = 365 * 24 * 60 * 60
/** For pictures with fixed names: icons and share images, which other sites fetch again and again. */
const week = 7 * 24 * 60 * 60

/** The headers of a response with a whole file. `length` is its size in bytes, in this encoding. */
export const fileHeaders = (
  file: ServedFile,
  { encoding, length }: { encoding: Encoding | undefined; length: number },
  manifest: Pick<Manifest, 'hosts' | 'apiOrigin'>,
) => ({
  ...securityHeaders,
  'Content-Type': file.type,
  'Content-Length': String(length),
  'Cache-Control': cacheControl(file),
  ETag: `"${file.etag}${encoding ? `-${encoding}` : ''}"`,
  Vary: 'Accept-Encoding',
  ...(file.canonical && { Link: `<${file.canonical}>; rel="canonical"` }),
  ...(file.hashes && { 'Content-Security-Policy': csp(file, manifest) }),
  ...(encoding ? { 'Content-Encoding': encoding } : { 'Accept-Ranges': 'bytes' }),
})

/** For ever where the name has a hash of the content, for a while otherwise; pages are revalidated each time. */
export function cacheControl({
  isImmutable,
  hashes,
  type,
}: Pick<ServedFile, 'isImmutable' | 'hashes' | 'type'>) {
  if (isImmutable) return `public, max-age=${year}, immutable`
  if (hashes) return 'no-cache'
  return `public, max-age=${type.startsWith('image/') ? week : 3600}`
}
