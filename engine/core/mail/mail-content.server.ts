import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config/config.server.ts'
import { day } from '../time/durations.ts'

/** How long after what it is about a mail is tried that is worth reading even then, in milliseconds. */
export const mailLifetime = 3 * day

/** The settings that mails need. */
export type MailSettings = Pick<Config, 'mailFrom' | 'mailTo' | 'siteUrl' | 'busyCalendars'>

/** What a mail says and to whom, and until when it is worth trying. */
export interface MailContent extends Pick<SendMailOptions, 'text' | 'html' | 'headers' | 'icalEvent'> {
  to: { name: string; address: string }
  subject: string
  /** Who gets the answer, where that is not the owner. */
  replyTo?: { name: string; address: string }
  /** A visitor wrote it: no program need be kept from answering. */
  isByHand?: boolean
  /** Until when it is tried, in milliseconds since 1970. */
  giveUpAt: number
  /** Called when the mail is sent. */
  onSent?: () => Promise<unknown>
  /** Called when there is no such receiver. Such a mail is not tried again, and removed. */
  onRefused?: () => Promise<unknown>
}
