/**
 * The one gate for every mail to an address that nobody has proved to be theirs: whoever typed it may be a stranger who
 * wants its mailbox filled, or read what they wrote. An address is proved for a booking once a link in one of its mails
 * was used, and for new articles once it is confirmed; mails that the owner decides on need no proof.
 */
import { domainToASCII } from 'node:url'
import { day } from '../../content/durations.ts'
import type { Database } from '../database/open.ts'
import { consume, dailyHash, everybody, hashWith, type Limit } from '../limits/limits.ts'

const perMailbox: Limit = { name: 'mail-mailbox', uses: 3, within: day }
const inAll: Limit = { name: 'mail-unproved', uses: 200, within: day }

/** Why a mail is left out, and until when. */
export interface MailRefusal {
  by: 'mailbox' | 'all'
  until: number
}

/** Counts a mail to a mailbox (mailboxKey), about whatever. Returns undefined where it may go. */
export async function admitMail(
  transaction: Database,
  mailbox: string,
  now: number,
): Promise<MailRefusal | undefined> {
  const ofMailbox = await consume(transaction, perMailbox, mailbox, now)
  if (ofMailbox !== undefined) return { by: 'mailbox', until: ofMailbox }
  const ofAll = await consume(transaction, inAll, everybody, now)
  return ofAll === undefined ? undefined : { by: 'all', until: ofAll }
}

/** The key of a mailbox in the limits. Not to be asked for within a transaction: it may store the salt of the day. */
export const mailboxKey = async (database: Database, email: string, now = Date.now()): Promise<string> =>
  (await dailyHash(database, now))(mailboxOf(email))

/** Deletes what the limits say of a mailbox. */
export async function forgetMailbox(transaction: Database, email: string) {
  const salts = await transaction.selectFrom('view_salts').select('salt').execute()
  for (const { salt } of salts)
    await transaction
      .deleteFrom('limits')
      .where('sender', 'like', `%:${hashWith(salt)(mailboxOf(email))}`)
      .execute()
}

/** The mailbox that an address leads to, as far as spellings are known: case, what follows a plus sign, dots at Gmail. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const written = email
    .slice(at + 1)
    .toLowerCase()
    .replace(/\.$/, '')
  const domain = (domainToASCII(written) || written).replace(/^googlemail\.com$/, 'gmail.com')
  const user = email
    .slice(0, at)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '')
  return `${domain === 'gmail.com' ? user.replaceAll('.', '') : user}@${domain}`
}
