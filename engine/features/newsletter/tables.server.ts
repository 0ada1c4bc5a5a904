import type { Language } from '../../core/text/language.ts'

declare module '../../core/database/tables.server.ts' {
  interface Tables {
    /** Those who have asked for new articles by e-mail. Who leaves is deleted. */
    subscribers: {
      id: string
      /** In lower case. */
      email: string
      language: Language
      /** When the last mail that asks to confirm was stored. */
      asked_at: number
      /** Null until the address is confirmed. */
      confirmed_at: number | null
      /** What was agreed to, in the words of the form. */
      consent: string
      /** The secret of the links in their mails. */
      token: string
      /** How many mails in a row the mail server of the address has refused for good. */
      refusals: number
      /** Since when nothing is sent, because mails were refused. */
      paused_at: number | null
    }
    /** Articles as they are sent, one row for each language. `id` is the article's folder and the language: `backups/en`. */
    newsletters: {
      id: string
      article: string
      language: Language
      title: string
      excerpt: string
      /** Paths on the site. */
      path: string
      picture: string
      /** When it was put into the outbox. Null for one that was only tried. */
      sent_at: number | null
    }
  }

  interface MailKinds {
    'newsletter-confirm': true
    newsletter: true
    'newsletter-test': true
  }
}
