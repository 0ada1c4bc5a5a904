import { sha256 } from '../base/sha256.ts'

/** A short hash of what a file holds, for its ETag or its name. */
export const contentHash = (content: string | Buffer, length = 12): string => sha256(content).slice(0, length)
