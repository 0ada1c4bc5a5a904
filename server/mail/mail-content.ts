import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'

/** The settings that mails need. */
export type MailSettings = Pick<Config, 'mailFrom' | 'mailTo' | 'siteUrl' | 'ownOrigin'>

/** What a mail says and to whom, and until when it is worth trying. */
export interface MailContent
  extends Pick<SendMailOptions, 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'headers' | 'icalEvent'> {
  giveUpAt: number
  /** Called when the mail is sent. */
  onSent?: () => Promise<unknown>
  /** Called when the mail server says that there is no such recipient. Such a mail is not tried again. */
  onRefused?: () => Promise<unknown>
}
