import { facts } from '../../content/facts.ts'

const hour = 60 * 60 * 1000

/** Within how many hours a reply is promised. */
export const replyHours = Number(facts.claims.en.replyHours)

/** Until when a reply to a message is promised, in milliseconds since 1970 like `receivedAt`. */
export const replyDueAt = (receivedAt: number): number => receivedAt + replyHours * hour
