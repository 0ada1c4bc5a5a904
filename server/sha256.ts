import { hash } from 'node:crypto'

/** The hash of a text or of bytes, in letters that may stand anywhere. */
export const sha256 = (content: string | Buffer) => hash('sha256', content, 'base64url')
