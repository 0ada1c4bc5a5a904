import type { Database } from '../../core/database/open.server.ts'
import { mailWords } from '../../core/mail/mail.words.ts'
import { type MailContent, type MailSettings, mailLifetime } from '../../core/mail/mail-content.server.ts'
import type { Mail } from '../../core/mail/outbox-store.server.ts'
import { facts } from '../../core/site/facts.ts'
import { fill } from '../../core/text/sentence.ts'
import { formatWeekday } from '../../core/time/clock.ts'
import { laterReplyDay } from './reply-due.ts'

const loadMessage = (database: Database, { message_id }: Mail) =>
  database
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', message_id ?? '')
    .executeTakeFirst()

/**
 * A message, to the owner. Addresses are objects, so that nothing in a name can become a header or a second recipient.
 */
export async function ownerMail(
  database: Database,
  mail: Mail,
  { mailTo }: MailSettings,
): Promise<MailContent | undefined> {
  const stored = await loadMessage(database, mail)
  if (!stored) return undefined
  const { name, email, message, language, received_at } = stored
  const { subject, text } = mailWords[language].owner
  return {
    to: { name: facts.brand, address: mailTo },
    replyTo: { name, address: email },
    subject: fill(subject, { name }),
    text: fill(text, { name, address: email, message, language }),
    isByHand: true,
    giveUpAt: received_at + mailLifetime,
  }
}

/** To the visitor, that a message has arrived. Nothing that they wrote: nobody has verified that the address is theirs. */
export async function confirmationMail(database: Database, mail: Mail): Promise<MailContent | undefined> {
  const stored = await loadMessage(database, mail)
  if (!stored) return undefined
  const { email, language, received_at } = stored
  const { subject, text, later } = mailWords[language].confirmation
  const day = laterReplyDay(received_at)
  return {
    to: { name: '', address: email },
    subject,
    text: day ? fill(later, { day: formatWeekday(day, language) }) : text,
    giveUpAt: received_at + mailLifetime,
  }
}
