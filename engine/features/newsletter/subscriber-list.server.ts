/** The list of subscribers as CSV: the owner's to take along. */
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { recordsToCsv } from '../../core/base/csv.server.ts'
import { emailPattern } from '../../core/text/email-address.ts'
import { knownLanguages, type Language } from '../../core/text/language.ts'
import { cleanEmail } from '../../core/text/typed-text.ts'
import type { Subscriber } from './subscribers.server.ts'

/** A subscriber as it is exported. Times are ISO 8601 in UTC. */
export const exportSubscriber = ({
  email,
  language,
  asked_at,
  confirmed_at,
  consent,
  paused_at,
}: Subscriber) => ({
  email,
  language,
  asked: isoOrEmpty(asked_at),
  confirmed: isoOrEmpty(confirmed_at),
  consent,
  paused: isoOrEmpty(paused_at),
})

const columns = ['email', 'language', 'asked', 'confirmed', 'consent', 'paused'] as const

const isoOrEmpty = (time: number | null) => (time === null ? '' : new Date(time).toISOString())

/** One line for each subscriber, under a heading. */
export const exportSubscribers = (subscribers: readonly Subscriber[]): string =>
  recordsToCsv(columns, subscribers.map(exportSubscriber))

const row = z.object({
  email: z.string().transform(cleanEmail).pipe(z.string().regex(emailPattern)),
  language: z
    .string()
    .transform((text) => text.toLowerCase())
    .pipe(z.enum([...knownLanguages, '']))
    .optional(),
})

/** What a column says: an address, a language, or in which way somebody has left. */
type ColumnKind = 'email' | 'language' | 'status' | 'mentions' | 'wants' | 'left'

/** What programs call these columns, with letters alone and in lower case. The first that fits counts. */
const columnKinds: readonly [names: RegExp, is: ColumnKind][] = [
  [/^((primary|subscriber)?email(address|value)?|mail|(epost|mejl)(adress(er)?)?)$/, 'email'],
  [/^(language|språk|lang|locale)$/, 'language'],
  // Yes, a time or a reason: Mailchimp's UNSUB_TIME, Brevo's blocklist, Substack's email_disabled.
  [
    /^(?!.*(soft|rate|link|url|token)).*(unsub|bounce|complain|block(ed|list)|blacklist|suppress|opt(ed)?out)/,
    'left',
  ],
  [/^(clean(ed|time|campaign)|deleted|paused)|emaildisabled$|^av(registrer|prenumer|anmäl)/, 'left'],
  // Mailchimp, MailerLite, listmonk, Mailtrain, Buttondown, Klaviyo, Constant Contact.
  [/^(subscri(ber|ption|bed)|email|marketing|newsletter|contact|member|permission)*status$/, 'status'],
  [/^emailmarketingconsent$/, 'status'],
  // Kit's state may be one of a country, and a type anything.
  [/^(state|(subscriber)?type|lists?|subscriptions)$/, 'mentions'],
  // Yes, or a time: Ghost, Shopify, phpList, and what is exported here.
  [/^(is)?(subscribed(toemails)?|active|enabled|confirmed|aktiv|bekräftad)$/, 'wants'],
  [/^(acceptse?(mail)?marketing|receivesemail|emailoptin|prenumererar)$/, 'wants'],
]

const kindOf = (heading: string) => {
  const name = heading.toLowerCase().replace(/[^\p{L}]/gu, '')
  return columnKinds.find(([names]) => names.test(name))?.[1]
}

const isNo = (cell: string) => /^(|f|false|n|no|nej|off|0|null|none|never|-|0000-00-00.*)$/i.test(cell)

/** States of those who want mail, in the words of the programs: `1` is Mailtrain's, `C` of a plugin for WordPress. */
const wanting =
  /^(1|c|true|yes|ja|ok|on|subscribed|active|enabled|(double)?confirmed|verified|valid|opted.?in|opt.?in|regular|premium|free|paid|comped|gifted|trial(ed|ing)?|express|explicit|implicit|aktiv|bekräftad|prenumererar)$/i
const leaving =
  /\b(un(subscribed|confirmed|activated)|inactive|cancell?ed|bounced|cleaned|complained|blocked|blocklisted|removed|deleted|disabled|pending|spam\w*)\b/i
const staying = /\b(subscribed|confirmed|active)\b/i

/** Whether a cell says that somebody has left, or has never agreed. An unknown state is no consent. */
const hasLeft: Record<ColumnKind, (cell: string) => boolean> = {
  email: () => false,
  language: () => false,
  status: (cell) => cell !== '' && !wanting.test(cell),
  mentions: (cell) => leaving.test(cell) && !staying.test(cell),
  wants: isNo,
  left: (cell) => !isNo(cell),
}

/** The text of a list, as programs and spreadsheets write them: UTF-8, UTF-16 with its mark, or of old Windows. */
export function decodeList(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex')
  if (mark === 'fffe' || mark === 'feff')
    return new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The sign between columns, in the first line: Swedish spreadsheets write semicolons, and Excel may name it. */
function delimiterOf(csv: string): string {
  const [heading = ''] = csv.split(/[\r\n]/, 1)
  const named = /^"?sep=(.)/i.exec(heading)?.[1]
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: heading.split(sign).length }))
  return named ?? counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ','
}

/** A line of a list that cannot be read, and its column; without one, the whole list is no CSV. */
export interface WrongLine {
  line: number
  column: 'email' | 'language' | 'none'
}

/** Who is on a list, and how many lines of it were left out. */
export interface SubscriberList {
  subscribers: { email: string; language: Language }[]
  /** Of those who have left, or have not agreed. */
  left: number
  withoutAddress: number
}

/**
 * Reads a list with a heading line that names the column of addresses (`email`, `E-post`, `Email Address`), and perhaps
 * `language`, and what says who has left; other columns are left out. Returns every line that is wrong instead of the list
 * where there is one.
 */
export function readSubscribers(csv: string, language: Language): SubscriberList | { wrong: WrongLine[] } {
  const text = csv.replace(/^\ufeff/, '')
  const rows: { cells: string[]; line: number }[] = []
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record(cells: string[], { lines }) {
        rows.push({ cells, line: lines })
        return null
      },
    })
  } catch (error) {
    return { wrong: [{ line: error instanceof CsvError ? Number(error.lines) : 1, column: 'none' }] }
  }
  if (/^"?sep=/i.test(text)) rows.shift()
  const [heading, ...lines] = rows
  const kinds = heading?.cells.map(kindOf) ?? []
  if (!kinds.includes('email')) return { wrong: [{ line: heading?.line ?? 1, column: 'none' }] }
  const list: SubscriberList = { subscribers: [], left: 0, withoutAddress: 0 }
  const wrong: WrongLine[] = []
  for (const { cells, line } of lines) {
    const first = (kind: ColumnKind) => cells.find((cell, column) => kinds[column] === kind && cell !== '')
    // Google writes several addresses into one cell.
    const email = first('email')?.split(/\s*:::\s*/, 1)[0]
    if (cells.some((cell, column) => hasLeft[kinds[column] ?? 'email'](cell))) list.left++
    else if (!email) list.withoutAddress++
    else {
      const { data, error } = row.safeParse({ email, language: first('language') })
      if (data) list.subscribers.push({ email: data.email, language: data.language || language })
      else wrong.push({ line, column: error.issues[0]?.path[0] === 'language' ? 'language' : 'email' })
    }
  }
  return wrong.length > 0 ? { wrong } : list
}
