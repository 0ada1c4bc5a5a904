import type { ServedFile } from './manifest.ts'
import { policyOf } from './policy.ts'
import type { Held, Site } from './site.ts'

export type Encoding = 'br' | 'gzip'

const year = 365 * 24 * 60 * 60
/** Pictures under fixed names: icons and share images, which others fetch again and again. */
const week = 7 * 24 * 60 * 60

/** What is said of a file with its every answer, the one that it has not changed included. */
export function headersOf(file: Held, encoding: Encoding | undefined, site: Site): Record<string, string> {
  return {
    'Content-Type': file.type,
    'Cache-Control': cachingOf(file),
    ETag: `"${file.etag}${encoding ? `-${encoding}` : ''}"`,
    Vary: 'Accept-Encoding',
    ...(file.canonical ? { Link: `<${file.canonical}>; rel="canonical"` } : {}),
    ...(file.hashes ? { 'Content-Security-Policy': policyOf(file, site) } : {}),
  }
}

/** How long a file may be kept without asking: for good where its name says what it holds, a page never. */
export const cachingOf = ({
  isImmutable,
  hashes,
  type,
}: Pick<ServedFile, 'isImmutable' | 'hashes' | 'type'>) =>
  isImmutable
    ? `public, max-age=${year}, immutable`
    : hashes
      ? 'no-cache'
      : `public, max-age=${type.startsWith('image/') ? week : 3600}`

/** By preference. Patterns for a coding that is named, and for one that is named to be refused. */
const codings = (['br', 'gzip'] as const).map((name) => ({
  name,
  named: new RegExp(`(^|[,\\s])${name}\\b`),
  refused: new RegExp(`${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`),
}))

/** The best form of the file that a visitor accepts, by the header Accept-Encoding. */
export const chosenEncoding = (accepted: string, file: Held): Encoding | undefined =>
  codings.find(
    ({ name, named, refused }) => file.encoded[name] && named.test(accepted) && !refused.test(accepted),
  )?.name
