/** What all features add to the core, as the server puts it together. */
import type { Config } from '../../engine/core/config/config.server.ts'
import { readConfig } from '../../engine/core/config/config.server.ts'
import type { Database } from '../../engine/core/database/open.server.ts'
import type { MailKind } from '../../engine/core/database/tables.server.ts'
import * as rows from '../../engine/core/operations/expired-rows.server.ts'
import { tellOwner } from '../../engine/core/operations/owner-notices.server.ts'
import { alertTextsOf, expiriesOf, features, mailsOf } from '../../engine/server/features.ts'

export const mails = mailsOf(features)
/** What is in the mails of the features is what their types list. */
export const mailKinds = Object.keys(mails) as [MailKind, ...MailKind[]]
export const alertTexts = alertTextsOf(features)
export const expiries = expiriesOf(features)

export const countExpired = (database: Database, now?: number) => rows.countExpired(database, expiries, now)
export const removeExpired = (database: Database, now?: number) => rows.removeExpired(database, expiries, now)

/** What is due at a moment. */
export const addOwnerNotices = (database: Database, settings: Partial<Config>, now: number) =>
  tellOwner(features, database, { ...readConfig({}), ...settings }, now)
