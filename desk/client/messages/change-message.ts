import type { Message, MessageAction, MessageSummary, Today } from '../../api.ts'
import { changeKept } from '../answers/answers.ts'
import { makeChange } from '../answers/make-change.ts'

/** What becomes of a message; undefined where it is gone. A mail shows no change before it is sent. */
const outcomes: Record<MessageAction, <Of extends MessageSummary>(message: Of) => Of | undefined> = {
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
  said: string,
  whenUndone?: () => void,
): Promise<boolean> {
  const outcome = outcomes[action]
  const showBefore = changeKept((path, answer) => {
    // AnswerTo says what is kept under each path.
    if (path === '/messages' || path.startsWith('/messages?'))
      return (answer as MessageSummary[]).flatMap((message) =>
        message.id === id ? (outcome(message) ?? []) : message,
      )
    if (path === `/messages/${id}`) return outcome(answer as Message)
    if (path === '/today') return withoutAnswered(answer as Today, id, outcome)
    return answer
  })
  const isDone = await makeChange({ path: `/messages/${id}/${action}`, said, whenUndone })
  if (!isDone) showBefore()
  return isDone
}

function withoutAnswered(today: Today, id: string, outcome: (typeof outcomes)[MessageAction]): Today {
  const waiting = today.waiting.filter((message) => {
    const after = message.id === id ? outcome(message) : message
    return after && !after.isSpam && after.answeredAt === null
  })
  return waiting.length === today.waiting.length ? today : { ...today, waiting }
}
