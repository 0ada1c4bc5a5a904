import { type BinaryToTextEncoding, hash, timingSafeEqual } from 'node:crypto'

/** The hash of a text or of bytes, in letters that may stand anywhere. */
export const sha256 = (content: string | Buffer, encoding: BinaryToTextEncoding = 'base64url') =>
  hash('sha256', content, encoding)

/** Takes as long for every wrong secret, so that none can be found letter by letter. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)))
