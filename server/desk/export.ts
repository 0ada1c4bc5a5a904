import { type Mailed, stateOf } from './mails.ts'

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())

/** A message as it leaves the database, for people and for other programs. Times are ISO 8601 in UTC. */
export const exported = ({ id, received_at, language, name, email, message, spam, mails }: Mailed) => ({
  id,
  received: iso(received_at),
  language,
  name,
  email,
  message,
  suspect: spam === 1,
  mails: mails.map((mail) => ({
    kind: mail.kind,
    state: stateOf(mail),
    attempts: mail.attempts,
    sent: iso(mail.sent_at),
    error: mail.last_error,
  })),
})

export const exportJson = (messages: Mailed[]) => JSON.stringify(messages.map(exported), null, 2)

/** RFC 4180. What a spreadsheet would take for a formula is preceded by an apostrophe. */
export function exportCsv(messages: Mailed[]): string {
  const cell = (value: string) => `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`
  const rows = messages
    .map(exported)
    .map(({ id, received, language, name, email, message, suspect, mails }) => [
      ...[id, received ?? '', language, name, email, message, suspect ? 'yes' : 'no'],
      mails.map(({ kind, state }) => `${kind}: ${state}`).join('; '),
    ])
  const heading = ['id', 'received', 'language', 'name', 'email', 'message', 'suspect', 'mails']
  return [heading, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
}
