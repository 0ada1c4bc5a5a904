import type { Database } from '../database/open.ts'
import type { MailKind } from '../database/tables.ts'
import type { MailContent, MailSettings } from '../mail/mail-content.ts'

/** The mail about a booking, as the booking is now. Undefined where it is no longer wanted. */
export const bookingMail = async (
  _database: Database,
  _id: string,
  _kind: MailKind,
  _settings: MailSettings,
): Promise<MailContent | undefined> => undefined
