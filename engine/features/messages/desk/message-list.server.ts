/** Which messages are shown: all of them, those with some words, or those of a filter as a file. */
import type { Context } from 'hono'
import { z } from 'zod'
import type { Desk } from '../../../core/desk/desk.server.ts'
import { problem } from '../../../core/http/problem.server.ts'
import { spellingsOf } from '../../../core/mail/address-spellings.server.ts'
import { failedMails } from '../../../core/mail/unsent-mails.server.ts'
import { cleanEmail } from '../../../core/text/typed-text.ts'
import { exportCsv, loadMessages } from '../stored-messages.server.ts'
import { beginningLength, type ListedMessage, messageOf, summaryOf } from './message-shapes.server.ts'
import { isShown, type MessageSummary, messageFilters } from './messages-api.ts'

const Query = z.object({ text: z.string().default(''), show: z.enum(messageFilters).default('all') })

/** The newest first. With `text`, those in which each of its words stands. */
export async function listMessages({ database, undo }: Desk, text: string): Promise<MessageSummary[]> {
  // Before the rows are read: what is deleted meanwhile is in one of the two.
  const hidden = undo.hiddenIds()
  const rows = await database
    .selectFrom('messages')
    .select(['id', 'received_at', 'language', 'name', 'email', 'spam', 'answered_at'])
    // The whole texts only where they are searched: there may be ten thousand.
    .$if(text !== '', (query) => query.select('message'))
    .$if(text === '', (query) =>
      query.select(({ fn, ref, val }) =>
        fn<string>('substr', [ref('message'), val(1), val(beginningLength)]).as('message'),
      ),
    )
    .orderBy('received_at', 'desc')
    .execute()
  const failed = await failedMails(database).select('message_id').distinct().execute()
  const failedIds = new Set(failed.map(({ message_id }) => message_id))
  const isFound = matching(text)
  return rows
    .map((row) => ({ ...row, message: row.message ?? '' }))
    .filter((row) => !hidden.has(row.id) && isFound(row))
    .map((row) => summaryOf(row, failedIds.has(row.id)))
}

/** Those that wait for an answer, the one that is due first at the top. */
export const listWaiting = async (desk: Desk): Promise<MessageSummary[]> =>
  (await listMessages(desk, '')).filter(isShown.waiting).toSorted((a, b) => a.dueAt - b.dueAt)

/** `?show=FILTER&text=WORDS` */
export async function exportMessages(context: Context, { database, undo }: Desk): Promise<Response> {
  const query = Query.safeParse(context.req.query())
  if (!query.success) return problem(422)
  const { text, show } = query.data
  const hidden = undo.hiddenIds()
  const isFound = matching(text)
  const messages = (await loadMessages(database)).filter(
    (stored) => !hidden.has(stored.id) && isFound(stored) && isShown[show](messageOf(stored)),
  )
  return context.body(exportCsv(messages), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="messages.csv"',
  })
}

/** In JavaScript, because the databases differ in what is the lower case of Å. */
function matching(text: string) {
  const normal = (written: string) => written.normalize('NFC').toLowerCase()
  const words = normal(text)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [word, cleanEmail(word) || word])
  return ({ name, email, message }: Pick<ListedMessage, 'name' | 'email' | 'message'>) => {
    if (words.length === 0) return true
    const all = normal([name, ...spellingsOf(email), message].join('\n'))
    return words.every((spellings) => spellings.some((word) => all.includes(word)))
  }
}
