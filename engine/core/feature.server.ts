/** What features have in common for the core. engine/server/features.ts lists them. */
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { AlertTexts } from './alerts/alerts.server.ts'
import type { PeriodicTask } from './base/periodic-task.server.ts'
import type { Config } from './config/config.server.ts'
import type { Database } from './database/open.server.ts'
import type { Desk } from './desk/desk.server.ts'
import type { DeskFeature } from './desk/desk-feature.server.ts'
import type { HttpEnv } from './http/env.server.ts'
import type { RenderMail } from './mail/render-mail.server.ts'
import type { Expiry } from './operations/expired-rows.server.ts'
import type { TellOwner } from './operations/owner-notices.server.ts'
import type { Records } from './records/records.server.ts'
import type { ServedFiles } from './served/served-files.server.ts'
import type { PageSlots } from './served/slots.server.ts'
import type { Language } from './text/language.ts'
import type { IsoDay } from './time/clock.ts'

/** How a visit began: where it came from, and its first page. */
export interface Visit {
  source: string
  page: string
}

/** A week that is over, where the business is: its Monday, its first moment and that after it, in milliseconds since 1970. */
export interface Week {
  monday: IsoDay
  from: number
  to: number
  /** The end of the week after. */
  nextTo: number
}

/** What a feature tells the owner of a week, by the parts of the mail. */
export type WeekLines = Partial<
  Record<'messages' | 'waiting' | 'readers' | 'pages' | 'sources' | 'failures', readonly (string | false)[]>
>

/** What requests are handled with. */
export interface Core {
  config: Config
  site: ServedFiles
  database: Database
  outbox: PeriodicTask
  log: Logger
  /** Aborted when the server is stopping. */
  stopping: AbortController
  /** Counts a page that is about to be answered. `page` is its main address. */
  countPageView: (context: Context<HttpEnv>, page: string) => void
  /** How the visit of whoever sends a request began. Undefined where that is not known. */
  visitOf: (context: Context<HttpEnv>) => Visit | undefined
}

/**
 * What the core goes through for all features. One without `start` runs nothing of its own; the core still sends its mails,
 * removes its rows, asks it what to tell.
 */
export interface ServerFeature {
  /** Its mails, by the kind under which they are stored. */
  mails?: Readonly<Record<string, RenderMail>>
  /** What its pushes to the owner tell, by their kind. */
  alerts?: AlertTexts
  /** What visitors have sent through it. */
  records?: Records
  /** Which of its rows have expired. */
  expiry?: Expiry
  /** Pages that it writes into, with the names of their slots. */
  slots?: readonly PageSlots[]
  /** What the owner is to be told because its time has come. Asked each minute, by each server. */
  tellOwner?: TellOwner
  /** What it knows of a week, for the owner's mail on Mondays. */
  tellWeek?: (database: Database, week: Week) => Promise<WeekLines>
  /** Its part of the owner's desk. Loads what only that needs. */
  desk?: (desk: Desk) => Promise<DeskFeature>
  /** Loads what only the server needs. Commands run without it. */
  start?: (core: Core) => Promise<RunningFeature>
}

/** What a feature answers, and does in the background. */
export interface RunningFeature {
  /** In front of the built pages. */
  pages?: Hono<HttpEnv>
  /** Below /api. */
  api?: Hono<HttpEnv>
  /** Whole addresses of the API that limit by themselves what they store, for all servers together. */
  ownLimits?: readonly string[]
  /** Forms with long texts, by the address of the API that takes them: the page, in each language, and its element that tells what failed. */
  longForms?: Readonly<Record<string, LongForm>>
  /** Called when the server begins to stop, and again after its last answer. */
  stop?: () => Promise<unknown>
}

export interface LongForm {
  page: Readonly<Record<Language, string>>
  result: string
}
