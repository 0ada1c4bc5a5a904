import { Inbox } from 'lucide-react'
import { perLanguage } from '../../../core/text/language.ts'
import { fill } from '../../../core/text/sentence.ts'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import { useApi } from '../../../design/desk/queries.desk.ts'
import type { View } from '../../../design/desk/view.desk.ts'
import { mailKinds } from './mail-kinds.words.ts'
import { waitingQuery } from './message-queries.desk.ts'
import { words } from './messages.words.ts'
import { Waiting } from './waiting.desk.tsx'

export const messagesView: View = {
  path: '/messages/:id?',
  Icon: Inbox,
  Label: MessagesLabel,
  load: async () => ({ Component: (await import('./messages.desk.tsx')).MessagesView }),
  Today: Waiting,
  mailKinds,
  keys: perLanguage((one) => words[one].keys),
}

/** With how many wait for an answer. */
function MessagesLabel() {
  const t = useWords(words)
  const waiting = useApi(waitingQuery).data?.waiting.length ?? 0
  return (
    <>
      <span>{t.title}</span>
      {waiting > 0 && (
        <>
          <b aria-hidden>{waiting}</b>
          <span className="visually-hidden">{`, ${fill(t.inNavigation, { count: waiting })}`}</span>
        </>
      )}
    </>
  )
}
