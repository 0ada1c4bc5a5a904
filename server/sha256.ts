import { hash } from 'node:crypto'

/** The hash of a text, in letters that may stand anywhere. */
export const sha256 = (text: string) => hash('sha256', text, 'base64url')
