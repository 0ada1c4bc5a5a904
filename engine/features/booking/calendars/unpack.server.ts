import type { Transform } from 'node:stream'
import { crc32, createBrotliDecompress, createInflate, createInflateRaw } from 'node:zlib'

/** So often may a calendar be packed, one coding around the other. */
const mostCodings = 4
/** How each part of a file by gzip begins. */
const gzipMagic = Buffer.from([0x1f, 0x8b, 8])
/** So much shows what a text is. */
const startBytes = 64

type Chunks = AsyncIterable<Uint8Array>
/** Why a calendar was not fetched, for the log: a code without secrets. */
export const failure = (code: string) => Object.assign(new Error(code), { code })

/**
 * A body without its codings. The bytes say more than the header (Content-Encoding), which many servers fill with other words:
 * it counts where the bytes leave it open. Throws where the end is missing, so that no calendar loses its last entries.
 */
export async function* unpacked(
  chunks: Chunks,
  codings: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  const named = codings
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => ['br', 'deflate'].includes(coding))
  yield* unpackedBy(chunks, named, maxBytes, mostCodings)
}

async function* unpackedBy(
  chunks: Chunks,
  named: readonly string[],
  maxBytes: number,
  depth: number,
): AsyncGenerator<Uint8Array> {
  const kept: Uint8Array[] = []
  let size = 0
  let unpack: ReturnType<typeof unpackerOf>
  let isKnown = false
  for await (const chunk of chunks) {
    kept.push(chunk)
    size += chunk.length
    if (size > maxBytes) throw failure('too-large')
    if (!isKnown && size >= startBytes) {
      unpack = unpackerOf(Buffer.concat(kept), named.at(-1))
      isKnown = true
    }
    if (isKnown && !unpack) yield* kept.splice(0)
  }
  const rest = Buffer.concat(kept)
  if (!isKnown) unpack = unpackerOf(rest, named.at(-1))
  if (!unpack) yield rest
  else if (depth === 0) throw failure('too-often-packed')
  else yield* unpackedBy(unpack.chunks(rest), unpack.named ? named.slice(0, -1) : named, maxBytes, depth - 1)
}

/** How a body that begins so is unpacked, and whether by what the header says. Undefined where it is a text. */
function unpackerOf(start: Buffer, named: string | undefined) {
  if (start.subarray(0, 3).equals(gzipMagic)) return { chunks: gunzipped, named: false }
  if (/^[^!-~]*BEGIN/i.test(start.toString('latin1').replaceAll('\0', ''))) return undefined
  if (named === 'br') return { chunks: through(createBrotliDecompress), named: true }
  // The header of zlib (RFC 1950).
  const isZlib = start.length > 1 && start.readUInt8() % 16 === 8 && start.readUInt16BE() % 31 === 0
  if (isZlib) return { chunks: through(createInflate), named: named === 'deflate' }
  return named === 'deflate' ? { chunks: through(createInflateRaw), named: true } : undefined
}

const through = (create: () => Transform) => (packed: Buffer) => create().end(packed) as Transform

/**
 * The parts of a file by gzip (RFC 1952). Servers cut off the checksum behind a part or write something there: the part itself
 * says whether it is whole.
 */
async function* gunzipped(packed: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at >= 0; ) {
    const inflate = createInflateRaw()
    const start = headerEnd(packed, at)
    inflate.end(packed.subarray(start))
    let sum = 0
    for await (const chunk of inflate) {
      sum = crc32(chunk, sum)
      yield chunk
    }
    const end = start + inflate.bytesWritten
    if (packed.length >= end + 8 && packed.readUInt32LE(end) !== sum) throw failure('Z_DATA_ERROR')
    at = packed.indexOf(gzipMagic, end)
  }
}

/** Where the header of a part ends: after its extra field, its name and comment, and its own checksum. */
function headerEnd(packed: Buffer, at: number): number {
  const flags = packed[at + 3] ?? 0
  let end = at + 10
  if (flags & 4) end += 2 + packed.readUInt16LE(end)
  for (const flag of [8, 16]) if (flags & flag) end = packed.indexOf(0, end) + 1 || packed.length
  return flags & 2 ? end + 2 : end
}
