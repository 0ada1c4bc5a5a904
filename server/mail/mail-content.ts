import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'

/** The settings that mails need. */
export type MailSettings = Pick<Config, 'mailFrom' | 'mailTo' | 'siteUrl' | 'ownOrigin'>

/** What a mail says and to whom, and until when it is worth trying. */
export interface MailContent
  extends Pick<SendMailOptions, 'to' | 'replyTo' | 'subject' | 'text' | 'headers' | 'icalEvent'> {
  giveUpAt: number
}
