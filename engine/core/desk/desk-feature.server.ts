import type { Hono } from 'hono'
import type { Check, DeskFacts } from './api.ts'

/** What the desk goes through for all features, and for itself. */
export interface DeskFeature {
  /** Below /api. */
  routes?: Hono
  /** Its part of `GET /api/desk`. */
  facts?: Partial<DeskFacts>
  /** What the owner has to look after, as it is known now. */
  checks?: () => readonly Check[] | Promise<readonly Check[]>
  /** Its part of `GET /api/today`. */
  today?: () => Promise<object>
  /** Whom its mails are about. */
  mailed?: Mailed
  stop?: () => Promise<unknown>
}

/** Rows that mails are about. */
interface Mailed {
  /** Where the outbox has their ids. */
  column: 'message_id' | 'booking_id' | 'subscriber_id'
  /** Who wrote, booked or reads. */
  names: (ids: readonly string[]) => Promise<readonly { id: string; name: string }[]>
}
