import { createHash } from 'node:crypto'

/** A short hash of what a file holds, for its ETag or its name. */
export const contentHash = (content: string | Buffer, length = 12): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, length)
