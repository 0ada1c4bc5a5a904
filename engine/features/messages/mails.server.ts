import type { Database } from '../../core/database/open.server.ts'
import type { MessageMailKind } from '../../core/database/tables.server.ts'
import { mailWords } from '../../core/mail/mail.words.ts'
import { type MailContent, type MailSettings, mailLifetime } from '../../core/mail/mail-content.server.ts'
import { facts } from '../../core/site/facts.ts'
import { fill } from '../../core/text/sentence.ts'

/**
 * The mail about a message: to the owner, or the confirmation to the visitor. Addresses are objects, so that nothing in a
 * name can become a header or a second recipient.
 */
export async function messageMail(
  database: Database,
  id: string,
  kind: MessageMailKind,
  { mailTo }: MailSettings,
): Promise<MailContent | undefined> {
  const stored = await database.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
  if (!stored) return undefined
  const { name, email, message, language, received_at } = stored
  const visitor = { name, address: email }
  const words = mailWords[language]
  const giveUpAt = received_at + mailLifetime
  if (kind === 'owner') {
    const { subject, text } = words.owner
    return {
      to: { name: facts.brand, address: mailTo },
      replyTo: visitor,
      subject: fill(subject, { name }),
      text: fill(text, { name, address: email, message, language }),
      giveUpAt,
    }
  }
  // Nothing that the visitor wrote: nobody has verified that the address is theirs.
  return { to: { name: '', address: email }, ...words.confirmation, giveUpAt }
}
