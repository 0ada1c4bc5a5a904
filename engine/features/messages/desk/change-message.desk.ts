import { ApiError } from '../../../design/desk/fetch-json.desk.ts'
import { type Mutation, mutate } from '../../../design/desk/mutate.desk.ts'
import { queryClient } from '../../../design/desk/query-client.desk.ts'
import { messageQuery, messagesKey, waitingQuery } from './message-queries.desk.ts'
import {
  isShown,
  type Message,
  type MessageAction,
  type MessageSummary,
  type WaitingMessages,
} from './messages-api.ts'

type Outcome = <Of extends MessageSummary>(message: Of) => Of | undefined

/** What becomes of a message; undefined where it is gone. A mail shows no change before it is sent. */
const outcomes: Record<MessageAction, Outcome> = {
  answered: (message) => ({ ...message, answeredAt: Date.now() }),
  waiting: (message) => ({ ...message, answeredAt: null }),
  spam: (message) => ({ ...message, isSpam: true }),
  'not-spam': (message) => ({ ...message, isSpam: false }),
  resend: (message) => message,
  delete: () => undefined,
}

/** Does something with a message. The page shows it at once, and the server's answer afterwards. Returns whether it was done. */
export async function changeMessage(
  { id }: Pick<MessageSummary, 'id'>,
  action: MessageAction,
  toast: Pick<Mutation, 'message' | 'onUndo'>,
): Promise<boolean> {
  // What is on its way does not know of the change.
  await queryClient.cancelQueries()
  const before = queryClient.getQueriesData({})
  updateCache(id, outcomes[action])
  return mutate({
    path: `/messages/${id}/${action}`,
    onError() {
      for (const [key, data] of before) queryClient.setQueryData(key, data)
    },
    ...toast,
  })
}

function updateCache(id: string, outcome: Outcome) {
  queryClient.setQueriesData<MessageSummary[]>({ queryKey: [messagesKey] }, (list) =>
    list?.flatMap((message) => (message.id === id ? (outcome(message) ?? []) : message)),
  )
  // Today says more than what is said here of it: all of it stays.
  queryClient.setQueryData(waitingQuery.queryKey, (today) => today && withoutAnswered(today, id, outcome))
  const open = queryClient.getQueryCache().find<Message, ApiError>(messageQuery(id))
  if (!open?.state.data) return
  const data = outcome(open.state.data)
  if (data) open.setData(data)
  else open.setState({ status: 'error', error: new ApiError('missing'), data: undefined })
}

function withoutAnswered(today: WaitingMessages, id: string, outcome: Outcome): WaitingMessages {
  const waiting = today.waiting.filter((message) => {
    const after = message.id === id ? outcome(message) : message
    return after && isShown.waiting(after)
  })
  return { ...today, waiting }
}
