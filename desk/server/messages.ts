/** The messages: listed, read, exported, decided about. */
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { exportCsv, loadMessages, type StoredMessage } from '../../server/commands/stored-messages.ts'
import { vacuum } from '../../server/commands/vacuum.ts'
import type { Database } from '../../server/database/open.ts'
import { retryConflicts } from '../../server/database/retry-transaction.ts'
import { problem } from '../../server/http/problem.ts'
import { stateOf } from '../../server/mail/mail-state.ts'
import type { Mail } from '../../server/mail/outbox-rows.ts'
import { sendAgain } from '../../server/mail/send-again.ts'
import { replyDueAt } from '../../server/messages/reply-due.ts'
import { spamReasons } from '../../server/messages/spam.ts'
import { markHonest, markSpam, resend, setAnswered } from '../../server/messages/triage.ts'
import {
  type Done,
  type MailState,
  type Message,
  type MessageAction,
  type MessageFilter,
  type MessageSummary,
  messageActions,
  messageFilters,
} from '../api.ts'
import type { Desk } from './desk.ts'

/** Of a text in a list, in characters. */
const excerptLength = 160

const Action = z.enum(messageActions)
const Query = z.object({ text: z.string().default(''), show: z.enum(messageFilters).default('all') })

export function messageRoutes(desk: Desk) {
  const { database, undo } = desk
  const routes = new Hono()
  routes.get('/messages', async (context) => {
    const { text } = Query.parse(context.req.query())
    return context.json(await listMessages(desk, text))
  })
  routes.get('/messages.csv', (context) => exportMessages(context, desk))
  routes.get('/messages/:id', async (context) => {
    const stored = await findMessage(desk, context.req.param('id'))
    return stored ? context.json(readable(stored)) : problem(404)
  })
  routes.post('/messages/:id/:action', async (context) => {
    const action = Action.safeParse(context.req.param('action'))
    const stored = await findMessage(desk, context.req.param('id'))
    if (!action.success || !stored) return problem(404)
    const done = await actions[action.data](desk, stored)
    return done ? context.json(done) : problem(409, 'This message is marked as spam')
  })
  routes.post('/mails/:id/resend', async (context) => {
    const mail = await findUnsentMail(database, context.req.param('id'))
    if (!mail) return problem(404)
    return context.json(undo.done(await sendAgain(database, [mail], undo.until())))
  })
  return routes
}

/** Undefined where it is refused. Mails are due when the change can no longer be undone. */
const actions: Record<MessageAction, (desk: Desk, stored: StoredMessage) => Promise<Done | undefined>> = {
  answered: async ({ database, undo }, stored) => undo.done(await setAnswered(database, stored, Date.now())),
  waiting: async ({ database, undo }, stored) => undo.done(await setAnswered(database, stored, null)),
  spam: async ({ database, undo }, stored) => undo.done(await markSpam(database, stored)),
  'not-spam': async ({ database, undo }, stored) => {
    const { takeBack } = await markHonest(database, stored, undo.until())
    return undo.done(takeBack)
  },
  resend: async ({ database, undo }, stored) => {
    const resent = await resend(database, stored, undo.until())
    return resent.is === 'refused as spam' ? undefined : undo.done(resent.takeBack)
  },
  delete: async ({ database, config, undo }, { id }) =>
    undo.later({
      hides: [id],
      async work() {
        await retryConflicts(() => database.deleteFrom('messages').where('id', '=', id).execute())
        await vacuum(database, config)
      },
    }),
}

async function findMessage({ database, undo }: Desk, id: string): Promise<StoredMessage | undefined> {
  if (undo.hidden().has(id)) return undefined
  const [stored] = await loadMessages(database, (query) => query.where('id', '=', id))
  return stored
}

const findUnsentMail = (database: Database, id: string) =>
  database
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()

/** The newest first. With `text`, those in which each of its words stands. */
export async function listMessages({ database, undo }: Desk, text: string): Promise<MessageSummary[]> {
  const rows = await database
    .selectFrom('messages')
    .select(['id', 'received_at', 'language', 'name', 'email', 'spam', 'answered_at'])
    // The whole texts only where they are searched: there may be ten thousand.
    .$if(text !== '', (query) => query.select('message'))
    .$if(text === '', (query) =>
      query.select(({ fn, ref, val }) =>
        fn<string>('substr', [ref('message'), val(1), val(2 * excerptLength)]).as('message'),
      ),
    )
    .orderBy('received_at', 'desc')
    .execute()
  const failed = await database
    .selectFrom('outbox')
    .select('message_id')
    .distinct()
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .execute()
  const failedIds = new Set(failed.map(({ message_id }) => message_id))
  const hidden = undo.hidden()
  const isFound = matching(text)
  return rows
    .map((row) => ({ ...row, message: row.message ?? '' }))
    .filter((row) => !hidden.has(row.id) && isFound(row))
    .map((row) => summaryOf(row, failedIds.has(row.id)))
}

type Row = Pick<
  StoredMessage,
  'id' | 'received_at' | 'language' | 'name' | 'email' | 'spam' | 'answered_at' | 'message'
>

const summaryOf = (row: Row, hasFailedMail: boolean): MessageSummary => ({
  id: row.id,
  receivedAt: row.received_at,
  language: row.language,
  name: row.name,
  email: row.email,
  excerpt: excerptOf(row.message),
  isSpam: row.spam === 1,
  answeredAt: row.answered_at,
  dueAt: replyDueAt(row.received_at),
  hasFailedMail,
})

function excerptOf(text: string): string {
  const line = text
    .slice(0, 2 * excerptLength)
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > excerptLength
    ? `${line
        .slice(0, excerptLength - 1)
        .toWellFormed()
        .trimEnd()}…`
    : line
}

/** In JavaScript, because the databases differ in what is the lower case of Å. */
function matching(text: string) {
  const normal = (written: string) => written.normalize('NFC').toLowerCase()
  const words = normal(text).split(/\s+/).filter(Boolean)
  return ({ name, email, message }: Pick<Row, 'name' | 'email' | 'message'>) => {
    if (words.length === 0) return true
    const all = normal([name, email, message].join('\n'))
    return words.every((word) => all.includes(word))
  }
}

const isShown: Record<MessageFilter, (row: Pick<Row, 'spam' | 'answered_at'>) => boolean> = {
  waiting: ({ spam, answered_at }) => spam === 0 && answered_at === null,
  answered: ({ spam, answered_at }) => spam === 0 && answered_at !== null,
  suspected: ({ spam }) => spam === 1,
  all: () => true,
}

async function exportMessages(context: Context, { database, undo }: Desk): Promise<Response> {
  const query = Query.safeParse(context.req.query())
  if (!query.success) return problem(422)
  const { text, show } = query.data
  const hidden = undo.hidden()
  const isFound = matching(text)
  const messages = (await loadMessages(database)).filter(
    (stored) => !hidden.has(stored.id) && isShown[show](stored) && isFound(stored),
  )
  return context.body(exportCsv(messages), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="messages.csv"',
  })
}

const readable = (stored: StoredMessage): Message => ({
  ...summaryOf(stored, stored.mails.some(hasFailed)),
  text: stored.message,
  spamReasons: stored.spam === 1 ? spamReasons(stored) : [],
  mails: stored.mails.map(mailState),
  source: stored.source,
  firstPage: stored.first_page,
})

const hasFailed = ({ sent_at, last_error }: Mail) => sent_at === null && last_error !== null

export const mailState = (mail: Mail): MailState => {
  const state = stateOf(mail)
  return {
    id: mail.id,
    kind: mail.kind,
    is: state === 'waits' ? 'waiting' : state,
    sentAt: mail.sent_at,
    error: mail.last_error ?? '',
  }
}
