import type { MailState } from '../../api.ts'
import { useWords } from '../shell/desk-context.tsx'
import { words } from './mails.words.ts'

/** The mails about a message, and what has become of each. */
export function MailStates({ mails }: { mails: readonly MailState[] }) {
  const t = useWords(words)
  return (
    <ul>
      {mails.map(({ id, kind, is, error }) => (
        <li key={id}>
          <span>{`${t.kinds[kind]}: ${t.states[is]}`}</span>
          {error && is !== 'sent' && <code>{` ${error}`}</code>}
        </li>
      ))}
    </ul>
  )
}
