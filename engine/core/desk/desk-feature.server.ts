import type { Hono } from 'hono'
import type { FailedMails } from '../mail/unsent-mails.server.ts'
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
  /** Who wrote, booked or reads: of its rows that failed mails are about. */
  mailed?: (failed: FailedMails) => Promise<readonly { id: string; name: string }[]>
  stop?: () => Promise<unknown>
}
