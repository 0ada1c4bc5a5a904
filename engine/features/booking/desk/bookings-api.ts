import type { Tables } from '../../../core/database/tables.server.ts'
import type { Origin } from '../../../core/desk/api.ts'

declare module '../../../core/desk/api.ts' {
  interface DeskFacts {
    /** Whether visitors can book. */
    hasBooking: boolean
  }
}

type BookedColumn = 'id' | 'kind' | 'language' | 'name' | 'email' | 'phone' | 'about' | 'state'

export interface Meeting extends Pick<Tables['bookings'], BookedColumn>, Origin {
  startsAt: number
  endsAt: number
}

/** What `GET /api/today` says of meetings. */
export interface NextMeetings {
  /** Of today and tomorrow, those that have not ended. */
  meetings: Meeting[]
}

/** `GET /api/bookings?from=DAY&to=DAY` (both included) */
export interface Agenda {
  meetings: Meeting[]
  blocked: { id: string; startsAt: number; endsAt: number; note: string }[]
  /** From the owner's calendars, without what they say. */
  busy: { startsAt: number; endsAt: number }[]
  /** The opening times in which meetings are offered. */
  open: { startsAt: number; endsAt: number }[]
  /** From when on meetings are offered: the notice that they need is over then. */
  offeredFrom: number
  /** When the calendars were read last; null where none are set, or none could be read. */
  calendarsReadAt: number | null
}

/** `POST /api/bookings/ID/cancel` */
export interface Cancellation {
  /** A sentence to the visitor, in their mail; may be empty. */
  reason: string
}

/** `POST /api/blocked`; `POST /api/blocked/ID/free`, with `{}`, ends one. */
export interface NewBlock {
  startsAt: number
  endsAt: number
  note: string
}
