import type { MailContent, MailSettings } from '../mail/mail-content.ts'
import type { Mail } from '../mail/outbox-rows.ts'

/** The mail that tells the owner that a calendar cannot be read. */
export const calendarNotice = (_mail: Mail, _settings: MailSettings): MailContent | undefined => undefined
