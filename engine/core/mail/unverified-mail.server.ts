/**
 * The one gate for every mail to an address that nobody has verified as theirs: whoever typed it may be a stranger who
 * wants its mailbox filled, or read what they wrote. An address is verified for a booking once a link in one of its mails
 * was used, and for new articles once it is confirmed; mails that the owner decides on need no verification.
 */
import { domainToASCII } from 'node:url'
import type { Database } from '../database/open.server.ts'
import {
  type ClientNetworks,
  consume,
  consumeByNetworks,
  dailyHash,
  everybody,
  hashWith,
  type Limit,
} from '../limits/limits.server.ts'
import { day } from '../time/durations.ts'

const perMailbox: Limit = { name: 'mail-mailbox', uses: 3, within: day }
/** Of each purpose, so that no purpose takes the mails of another. */
const perNetwork = (purpose: Purpose): Limit => ({
  name: `mail-${purpose}-network`,
  uses: 10,
  within: day,
  mostShared: 40,
})
/** The last guard, 25 times what the largest network has: only many networks together come near it. */
const inAll = (purpose: Purpose): Limit => ({ name: `mail-${purpose}`, uses: 1000, within: day })

/** What a mail is about. Each has a budget of its own. */
type Purpose = 'message' | 'booking' | 'newsletter'

/** A mail that somebody causes: `mailbox` is who gets it (mailboxKey), `networks` whose client asks for it. */
export interface UnverifiedMail {
  mailbox: string
  networks: ClientNetworks
  purpose: Purpose
}

/** Why a mail is left out, and until when. */
export interface MailRefusal {
  by: 'mailbox' | 'network' | 'all'
  until: number
}

/**
 * Counts a mail. Returns undefined where it may go. What a network has over its share is not counted further: it takes
 * away neither what a mailbox may get nor what is for everybody.
 */
export async function admitMail(
  transaction: Database,
  { mailbox, networks, purpose }: UnverifiedMail,
  now: number,
): Promise<MailRefusal | undefined> {
  const ofNetwork = await consumeByNetworks(transaction, perNetwork(purpose), networks, now)
  if (ofNetwork !== undefined) return { by: 'network', until: ofNetwork }
  const ofMailbox = await consume(transaction, perMailbox, mailbox, now)
  if (ofMailbox !== undefined) return { by: 'mailbox', until: ofMailbox }
  const ofAll = await consume(transaction, inAll(purpose), everybody, now)
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
