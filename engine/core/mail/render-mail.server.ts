import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { Database } from '../database/open.server.ts'
import { facts } from '../site/facts.ts'
import type { MailContent, MailSettings } from './mail-content.server.ts'
import type { Mail } from './outbox-store.server.ts'

/** Undefined where the mail is no longer wanted: what it is about has been deleted, or is over. */
export type RenderMail = (
  database: Database,
  mail: Mail,
  settings: MailSettings,
) => Promise<MailContent | undefined>

/** How mails are rendered, by the kind under which they are stored. */
export type Mails = Readonly<Partial<Record<string, RenderMail>>>

/** Renders a mail, with the headers that all have. Undefined where it is no longer wanted. */
export async function renderMail(mails: Mails, database: Database, mail: Mail, settings: MailSettings) {
  const render = mails[mail.kind]
  // A later release has stored it.
  if (!render) throw new Error(`no such kind of mail: ${mail.kind}`)
  const content = await render(database, mail, settings)
  return content && withHeaders(content, settings)
}

/** Who answers a mail writes to the owner, also where the site sends from an address that nobody reads. */
function withHeaders(content: MailContent, { mailFrom, mailTo }: MailSettings): MailContent {
  const owner = mailFrom === mailTo ? undefined : { name: facts.brand, address: mailTo }
  const { to, subject, replyTo = owner, headers, isByHand } = content
  return {
    ...content,
    to: { ...to, name: undecodable(to.name) },
    subject: subject.includes('=?') ? encodeWord(subject, 'B', 52) : subject,
    ...(replyTo && { replyTo: { ...replyTo, name: undecodable(replyTo.name) } }),
    headers: isByHand ? {} : { ...automatic, ...headers },
  }
}

/**
 * Keeps absence notes from answering. Not `auto-replied`: most of these mails answer no mail or form, but follow the
 * calendar (RFC 3834, section 5).
 */
export const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/**
 * A name for a header. What looks like an encoded word (RFC 2047) would go as it is, and be decoded where it is read: behind
 * an invisible letter that is not ASCII, it is encoded itself. (Encoded before, as a subject is, it would be put in quotes.)
 */
const undecodable = (text: string) => (text.includes('=?') ? `\u2060${text}` : text)
