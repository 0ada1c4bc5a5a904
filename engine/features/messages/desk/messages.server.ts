/** The messages: listed, read, exported, decided about. */
import { Hono } from 'hono'
import { z } from 'zod'
import { retryConflicts } from '../../../core/database/retry-transaction.server.ts'
import { vacuum } from '../../../core/database/vacuum.server.ts'
import type { Done } from '../../../core/desk/api.ts'
import type { Desk } from '../../../core/desk/desk.server.ts'
import type { DeskFeature } from '../../../core/desk/desk-feature.server.ts'
import { problem } from '../../../core/http/problem.server.ts'
import { loadMessages, type StoredMessage } from '../stored-messages.server.ts'
import { markNotSpam, markSpam, resend, setAnswered } from '../triage.server.ts'
import { exportMessages, listMessages, listWaiting } from './message-list.server.ts'
import { messageOf } from './message-shapes.server.ts'
import { type MessageAction, messageActions, type WaitingMessages } from './messages-api.ts'

const Action = z.enum(messageActions)

export function createMessages(desk: Desk): DeskFeature {
  const routes = new Hono()
  routes.get('/messages', async (context) =>
    context.json(await listMessages(desk, context.req.query('text') ?? '')),
  )
  routes.get('/messages.csv', (context) => exportMessages(context, desk))
  routes.get('/messages/:id', async (context) => {
    const stored = await findMessage(desk, context.req.param('id'))
    return stored ? context.json(messageOf(stored)) : problem(404)
  })
  routes.post('/messages/:id/:action', async (context) => {
    const action = Action.safeParse(context.req.param('action'))
    const stored = await findMessage(desk, context.req.param('id'))
    if (!action.success || !stored) return problem(404)
    const done = await actions[action.data](desk, stored)
    return done ? context.json(done) : problem(409, 'This message is marked as spam')
  })
  return {
    routes,
    today: async () => ({ waiting: await listWaiting(desk) }) satisfies WaitingMessages,
    mailed: (failed) =>
      desk.database
        .selectFrom('messages')
        .select(['id', 'name'])
        .where('id', 'in', failed.select('message_id'))
        .execute(),
  }
}

/** Undefined where it is refused. Mails are due when the change can no longer be undone. */
const actions: Record<MessageAction, (desk: Desk, stored: StoredMessage) => Promise<Done | undefined>> = {
  answered: async ({ database, undo }, stored) => undo.done(await setAnswered(database, stored, Date.now())),
  waiting: async ({ database, undo }, stored) => undo.done(await setAnswered(database, stored, null)),
  spam: async ({ database, undo }, stored) => undo.done(await markSpam(database, stored)),
  'not-spam': async ({ database, undo }, stored) => {
    const marked = await markNotSpam(database, stored, undo.until())
    return undo.done(marked.undo)
  },
  resend: async ({ database, undo }, stored) => {
    const resent = await resend(database, stored, undo.until())
    return resent.is === 'refused as spam' ? undefined : undo.done(resent.undo)
  },
  delete: async ({ database, undo }, { id }) =>
    undo.defer({
      hiddenIds: [id],
      async run() {
        await retryConflicts(() => database.deleteFrom('messages').where('id', '=', id).execute())
        await vacuum(database)
      },
    }),
}

async function findMessage({ database, undo }: Desk, id: string): Promise<StoredMessage | undefined> {
  if (undo.hiddenIds().has(id)) return undefined
  const [stored] = await loadMessages(database, (query) => query.where('id', '=', id))
  return stored
}
