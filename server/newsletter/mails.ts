import { pages } from '../../app/pages.ts'
import { facts } from '../../content/facts.ts'
import type { Database } from '../database/open.ts'
import type { MailContent, MailSettings } from '../mail/mail-content.ts'
import type { Mail } from '../mail/outbox-rows.ts'
import { signature } from '../mail/signature.words.ts'
import { newsletterMailWords } from './newsletter.words.ts'
import { newsletterHtml } from './newsletter-html.ts'
import type { Newsletter } from './sending.ts'
import {
  confirmableFor,
  countRefusal,
  forgetRefusals,
  isConfirmable,
  removeSubscriber,
  type Subscriber,
} from './subscribers.ts'

/** How long after it was sent an article is tried, in milliseconds. */
const patience = 3 * 24 * 60 * 60 * 1000

/** The mail to a subscriber, or the owner's trial. Undefined where the subscriber has left, or is paused. */
export async function newsletterMail(
  database: Database,
  { subscriber_id, newsletter_id, due_at }: Mail,
  settings: MailSettings,
): Promise<MailContent | undefined> {
  const newsletter =
    newsletter_id === null
      ? undefined
      : await database
          .selectFrom('newsletters')
          .selectAll()
          .where('id', '=', newsletter_id)
          .executeTakeFirst()
  const giveUpAt = (due_at ?? 0) + patience
  if (subscriber_id === null) return newsletter && { ...trialMail(newsletter, settings), giveUpAt }
  const subscriber = await database
    .selectFrom('subscribers')
    .selectAll()
    .where('id', '=', subscriber_id)
    .executeTakeFirst()
  if (!subscriber) return undefined
  if (!newsletter) return confirmationMail(database, subscriber, settings)
  if (subscriber.confirmed_at === null || subscriber.paused_at !== null) return undefined
  return {
    to: { name: '', address: subscriber.email },
    ...articleMail(newsletter, subscriber, settings),
    giveUpAt,
    onSent: () => forgetRefusals(database, subscriber.id),
    onRefused: () => countRefusal(database, subscriber.id),
  }
}

/** Asks to confirm an address. It carries nothing that the person who typed the address could have written. */
function confirmationMail(
  database: Database,
  subscriber: Subscriber,
  { ownOrigin }: MailSettings,
): MailContent | undefined {
  if (!isConfirmable(subscriber)) return undefined
  const { email, language, asked_at } = subscriber
  const { subject, text } = newsletterMailWords[language].confirm
  return {
    to: { name: '', address: email },
    subject,
    text: `${text(linkOf(subscriber, ownOrigin))}\n\n${signature[language]}`,
    headers: automatic,
    giveUpAt: asked_at + confirmableFor,
    onRefused: () => removeSubscriber(database, subscriber.token),
  }
}

/** The page with the button that confirms the address, and from then on unsubscribes it. */
const linkOf = ({ token, language }: Pick<Subscriber, 'token' | 'language'>, ownOrigin: string) =>
  `${ownOrigin}${pages.contact[language]}?subscriber=${token}`

/** An article as it is sent to a subscriber. */
export function articleMail(
  newsletter: Newsletter,
  reader: Pick<Subscriber, 'token' | 'language'>,
  { siteUrl, ownOrigin }: Pick<MailSettings, 'siteUrl' | 'ownOrigin'>,
): Pick<MailContent, 'subject' | 'text' | 'html' | 'headers'> {
  const { title, excerpt, path, picture } = newsletter
  const link = `${siteUrl}${path}`
  const leave = linkOf(reader, ownOrigin)
  const say = newsletterMailWords[reader.language].article
  const inOtherLanguage = newsletter.language === reader.language ? '' : `${say.otherLanguage}\n\n`
  return {
    subject: title,
    text: `${title}\n\n${excerpt}\n\n${inOtherLanguage}${say.read}: ${link}\n\n--\n${signature[reader.language]}\n\n${say.why}\n${say.leave}: ${leave}`,
    html: newsletterHtml({
      newsletter,
      language: reader.language,
      ...{ link, leave },
      picture: `${siteUrl}${picture}`,
    }),
    headers: {
      ...automatic,
      'List-Id': `${facts.brand} <articles.${new URL(siteUrl).hostname}>`,
      'List-Unsubscribe': `<${ownOrigin}/api/newsletter/leave?subscriber=${reader.token}>`,
      // RFC 8058: the mail program may unsubscribe with one POST, without opening a page.
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** What subscribers will get, to the owner. The link to leave belongs to nobody. */
const trialMail = (newsletter: Newsletter, settings: MailSettings) => ({
  to: { name: facts.brand, address: settings.mailTo },
  ...articleMail(newsletter, { token: 'trial', language: newsletter.language }, settings),
})

/** Keeps absence notes from answering. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
