import type { Hono } from 'hono'
import type { Check } from './api.ts'

/** What the desk goes through for all features. engine/shell/desk/app.server.ts lists them. */
export interface DeskFeature {
  /** Below /api. */
  routes?: Hono
  /** What the owner has to look after, as it is known now. */
  checks?: () => readonly Check[] | Promise<readonly Check[]>
  /** Its part of `GET /api/today`. */
  today?: () => Promise<object>
  stop?: () => Promise<unknown>
}
