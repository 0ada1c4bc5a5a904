import type { Done } from '../../../core/desk/api.ts'
import type { Language } from '../../../core/text/language.ts'
import type { WrongLine } from '../subscriber-list.server.ts'
import type { SubscriberCount } from '../subscribers.server.ts'

declare module '../../../core/desk/api.ts' {
  interface DeskFacts {
    /** Whether visitors can subscribe. */
    hasNewsletter: boolean
  }
}

/**
 * `GET /api/newsletter`. `GET /api/newsletter/subscribers.csv` is the list to take along, `GET /api/newsletter/domain?selector=NAME`
 * the DomainRecords of the domain that mails come from, or null where no name server answers.
 */
export interface Newsletter {
  subscribers: SubscriberCount[]
  /**
   * Addresses whose mail server has refused two mails in a row, the last one first, at most a hundred. `POST
   * /api/newsletter/resume` with `{ email }` sends to one again.
   */
  paused: { email: string; pausedAt: number }[]
  /** Every published one, newest first. */
  articles: NewsletterArticle[]
  /** So many go out in a minute. */
  perMinute: number
}

/**
 * `GET /api/newsletter/FOLDER/LANGUAGE` is the mail as HTML. `POST /api/newsletter/FOLDER/test` sends it to the owner in each
 * language, `POST /api/newsletter/FOLDER/send` to every subscriber, once only; both with `{}`.
 */
export interface NewsletterArticle {
  folder: string
  editions: { language: Language; title: string }[]
  sentAt: number | null
  /** How many of its mails have not gone out yet. */
  waiting: number
}

/**
 * `POST /api/newsletter/import?language=LANGUAGE&name=FILE` with a list as its body: who is on it is asked by mail, once that can no
 * longer be undone. Nothing happens where some of it is wrong.
 */
export type Imported =
  | { wrong: WrongLine[] }
  | (Done & {
      asked: number
      /** Those who have left, or have not agreed, by the list or by the name of its file. */
      left: number
      withoutAddress: number
    })
