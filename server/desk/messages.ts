/** `npm run messages`: reads and sorts the contact messages, and the mails that they lead to. */
import { parseArgs } from 'node:util'
import type { Database } from '../database/open.ts'
import { suspicionsOf } from '../messages/suspect.ts'
import { exportCsv, exportJson } from './export.ts'
import { type Mailed, mailed, stateOf, timeOf } from './mails.ts'
import { withDatabase } from './open.ts'
import { harmless, printTable, several, short, when } from './print.ts'
import { Refused, run, WrongWords } from './run.ts'
import { scrub } from './scrub.ts'
import { markHonest, markSpam, resend } from './sort.ts'

const usage =
  'npm run messages -- [list | show ID | export --json|--csv | resend ID | spam ID | not-spam ID | delete ID]'

await run(usage, async (config) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, csv: { type: 'boolean' } },
  })
  const [word = 'list', id, ...more] = positionals
  const isExport = word === 'export'
  if (more.length > 0 || (values.json || values.csv ? !isExport : isExport))
    throw new WrongWords('Too many words, or too few')
  if (values.json && values.csv) throw new WrongWords('Either --json or --csv')
  if ((word === 'list' || isExport) && id) throw new WrongWords(`${word} takes no id`)

  await withDatabase(config, async (database) => {
    if (word === 'list') return list(await mailed(database))
    if (isExport) {
      const messages = await mailed(database)
      return console.log(values.json ? exportJson(messages) : exportCsv(messages))
    }
    if (!['show', 'resend', 'spam', 'not-spam', 'delete'].includes(word))
      throw new WrongWords(`“${word}” is not known`)
    if (!id) throw new WrongWords(`${word} needs an id, or its first letters`)
    const message = await found(database, id)
    if (word === 'show') return show(message)
    if (word === 'resend') return console.log(await resend(database, message))
    if (word === 'spam') return console.log(await markSpam(database, message))
    if (word === 'not-spam') return console.log(await markHonest(database, message))
    await database.deleteFrom('messages').where('id', '=', message.id).execute()
    await scrub(database, config)
    console.log(`Deleted, with ${several(message.mails.length, 'mail')}`)
  })
})

/** The message of an id or of its first letters. */
async function found(database: Database, start: string): Promise<Mailed> {
  if (!/^[0-9a-f-]{4,36}$/i.test(start))
    throw new Refused(`${start}: an id is made of 0–9, a–f and -, at least four of them`)
  const ids = await database
    .selectFrom('messages')
    .select('id')
    .where('id', 'like', `${start.toLowerCase()}%`)
    .limit(2)
    .execute()
  if (ids.length > 1) throw new Refused(`${start}: several messages begin like that, write more of the id`)
  const [message] =
    ids.length === 1
      ? await mailed(
          database,
          ids.map(({ id }) => id),
        )
      : []
  if (!message) throw new Refused(`${start}: there is no such message`)
  return message
}

function list(messages: Mailed[]) {
  if (messages.length === 0) return console.log('No messages')
  printTable(
    ['id', 'received', 'from', 'e-mail', 'mails', 'message'],
    messages.map(({ id, received_at, name, email, spam, mails, message }) => [
      id.slice(0, 8),
      when(received_at),
      short(name, 24),
      short(email, 32),
      spam ? 'suspect' : [...new Set(mails.map(stateOf))].join(', ') || 'none',
      short(message, 48),
    ]),
  )
  const unsent = messages.flatMap(({ mails }) => mails).filter(({ sent_at }) => sent_at === null)
  console.log(`\n${several(messages.length, 'message')}, ${several(unsent.length, 'mail')} not sent`)
  if (unsent.length === 0) return
  console.log()
  printTable(
    ['message', 'mail', 'state', 'tries', 'when', 'why'],
    unsent.map((mail) => [
      mail.message_id.slice(0, 8),
      mail.kind,
      stateOf(mail),
      mail.attempts,
      timeOf(mail),
      short(mail.last_error ?? '', 60),
    ]),
  )
}

function show(message: Mailed) {
  const { id, received_at, language, name, email, spam, mails } = message
  const why = spam ? suspicionsOf(message).join('; ') || 'the form was filled in as robots do' : ''
  const lines: [string, string][] = [
    ['id', id],
    ['received', when(received_at)],
    ['from', `${short(name, 200)} <${short(email, 254)}>`],
    ['language', language],
    ...(spam ? ([['suspect', why]] as [string, string][]) : []),
    ...mails.map((mail): [string, string] => [
      mail.kind,
      [stateOf(mail), timeOf(mail), short(mail.last_error ?? '', 200)].filter(Boolean).join(', '),
    ]),
  ]
  for (const [name, value] of lines) console.log(`${`${name}:`.padEnd(14)}${value}`)
  console.log(`\n${harmless(message.message)}`)
}
