import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { OwnerError } from '../core/base/owner-error.ts'
import { sha256 } from '../core/base/sha256.ts'
import { speculationRules } from '../core/browser/speculation-rules.ts'
import { cached } from '../core/cache/cache.ts'
import { contentHash } from '../core/served/content-hash.server.ts'
import type { ServedFile } from '../core/served/manifest.server.ts'
import { contentTypeOf } from './content-type.ts'
import { findSlots } from './find-slots.ts'

const compressBrotli = promisify(brotliCompress)
const brotli = (body: Buffer, quality: number) =>
  compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
const compressGzip = promisify(gzip)

/** Writes a file of the site, and its compressed versions where they are smaller. Returns its entry for the manifest. */
export async function writeServedFile(
  site: string,
  path: string,
  content: string | Buffer,
  knownType?: string,
): Promise<ServedFile> {
  const body = Buffer.from(content)
  const served = servedFile(path, body, knownType)
  const { type, encodings } = served
  mkdirSync(dirname(join(site, path)), { recursive: true })
  await writeFile(join(site, path), body)
  if (/^text|json|xml|svg/.test(type) && body.length > 256) {
    // Nobody waits for a feed, and each is as large as ten pages.
    const quality = /^application\/.*(xml|feed)/.test(type) ? 9 : 11
    const compressed = [
      { encoding: 'br', content: await cached([`br ${quality}`, body], () => brotli(body, quality)) },
      { encoding: 'gz', content: await cached(['gz', body], () => compressGzip(body, { level: 9 })) },
    ] as const
    for (const { encoding, content } of compressed) {
      if (content.length >= body.length) continue
      await writeFile(join(site, `${path}.${encoding}`), content)
      encodings[encoding === 'gz' ? 'gzip' : encoding] = `${path}.${encoding}`
    }
  }
  return served
}

/** The entry of a file for the manifest, not compressed. Throws an OwnerError where its type is not known. */
export function servedFile(path: string, body: Buffer, type = contentTypeOf(path)): ServedFile {
  if (!type)
    throw new OwnerError(
      `${path}: no content type is known for this file; add it in engine/build/content-type.ts`,
    )
  const isPage = type.startsWith('text/html')
  const slots = isPage ? findSlots(body.toString()) : undefined
  return {
    file: path,
    type,
    encodings: {},
    etag: contentHash(body),
    isImmutable: path.startsWith('/assets/'),
    ...(isPage && { hashes: hashesOf(body.toString()) }),
    ...(slots && { slots }),
  }
}

/** The hashes for the content security policy: inline scripts and styles of a page, and the speculation rules. */
function hashesOf(html: string): NonNullable<ServedFile['hashes']> {
  const hash = (text: string) => `'sha256-${sha256(text, 'base64')}'`
  const contentsOf = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, text = '']) => text)
  return {
    scripts: [...contentsOf('script'), speculationRules].map(hash),
    styles: contentsOf('style').map(hash),
  }
}
