import { pages } from '../../addresses/pages.ts'
import type { Database } from '../../core/database/open.server.ts'
import { type MailContent, type MailSettings, mailLifetime } from '../../core/mail/mail-content.server.ts'
import type { Mail } from '../../core/mail/outbox-store.server.ts'
import { signature } from '../../core/mail/signature.server.ts'
import { facts } from '../../core/site/facts.ts'
import { fill } from '../../core/text/sentence.ts'
import { languageNote, newsletterHtml } from './newsletter-html.server.ts'
import { newsletterMailWords } from './newsletter-mail.words.ts'
import type { Newsletter } from './sending.server.ts'
import {
  confirmableFor,
  countRefusal,
  forgetRefusals,
  isConfirmable,
  removeSubscriber,
  type Subscriber,
} from './subscribers.server.ts'

const loadNewsletter = (database: Database, id: string | null) =>
  database
    .selectFrom('newsletters')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirst()

const loadSubscriber = (database: Database, id: string | null) =>
  database
    .selectFrom('subscribers')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirst()

/** An article to a subscriber. Undefined where they have left, or are paused. */
export async function articleMail(
  database: Database,
  { subscriber_id, newsletter_id, due_at }: Mail,
  settings: MailSettings,
): Promise<MailContent | undefined> {
  const newsletter = await loadNewsletter(database, newsletter_id)
  const subscriber = await loadSubscriber(database, subscriber_id)
  if (!newsletter || !subscriber || subscriber.confirmed_at === null || subscriber.paused_at !== null)
    return undefined
  return {
    to: { name: '', address: subscriber.email },
    ...renderArticle(newsletter, subscriber, settings),
    giveUpAt: (due_at ?? 0) + mailLifetime,
    onSent: () => forgetRefusals(database, subscriber.id),
    onRefused: () => countRefusal(database, subscriber.id),
  }
}

/** What subscribers will get, to the owner. The link to leave belongs to nobody. */
export async function trialMail(database: Database, { newsletter_id, due_at }: Mail, settings: MailSettings) {
  const newsletter = await loadNewsletter(database, newsletter_id)
  if (!newsletter) return undefined
  return {
    to: { name: facts.brand, address: settings.mailTo },
    ...renderArticle(newsletter, { token: 'trial', language: newsletter.language }, settings),
    giveUpAt: (due_at ?? 0) + mailLifetime,
  }
}

/**
 * Asks to confirm an address. It carries nothing that the person who typed the address could have written. Undefined
 * where it was confirmed, or is too old.
 */
export async function confirmationMail(
  database: Database,
  { subscriber_id }: Mail,
  { siteUrl }: MailSettings,
): Promise<MailContent | undefined> {
  const subscriber = await loadSubscriber(database, subscriber_id)
  if (!subscriber || !isConfirmable(subscriber)) return undefined
  const { email, language, asked_at } = subscriber
  const { subject, text } = newsletterMailWords[language].confirm
  return {
    to: { name: '', address: email },
    subject,
    text: `${fill(text, { link: linkOf(subscriber, siteUrl) })}\n\n${signature[language]}`,
    giveUpAt: asked_at + confirmableFor,
    onRefused: () => removeSubscriber(database, subscriber.token),
  }
}

/** The page with the button that confirms the address, and from then on unsubscribes it. */
const linkOf = ({ token, language }: Pick<Subscriber, 'token' | 'language'>, siteUrl: string) =>
  `${siteUrl}${pages.contact[language]}?subscriber=${token}`

/** An article as it is sent to a subscriber. */
export function renderArticle(
  newsletter: Newsletter,
  reader: Pick<Subscriber, 'token' | 'language'>,
  { siteUrl }: Pick<MailSettings, 'siteUrl'>,
): Pick<MailContent, 'subject' | 'text' | 'html' | 'headers'> {
  const { title, excerpt, path, picture } = newsletter
  const link = `${siteUrl}${path}`
  const leave = linkOf(reader, siteUrl)
  const t = newsletterMailWords[reader.language].article
  const note = languageNote(newsletter.language, reader.language)
  return {
    subject: title,
    text: `${title}\n\n${excerpt}\n\n${note && `${note}\n\n`}${t.read}: ${link}\n\n--\n${signature[reader.language]}\n\n${t.why}\n${t.leave}: ${leave}`,
    html: newsletterHtml({
      newsletter,
      language: reader.language,
      link,
      leave,
      picture: `${siteUrl}${picture}`,
    }),
    headers: {
      // Without the brand, whose letters may need an encoding that the id must not be in (RFC 2919).
      'List-Id': `<articles.${new URL(siteUrl).hostname}>`,
      'List-Unsubscribe': `<${siteUrl}/api/newsletter/leave?subscriber=${reader.token}>`,
      // RFC 8058: the mail program may unsubscribe with one POST, without opening a page.
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
