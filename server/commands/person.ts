/** `npm run person`: exports or erases everything stored about an e-mail address. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/open.ts'
import { withDatabase } from './open.ts'
import { pluralize } from './print.ts'
import { runCommand, UsageError } from './run.ts'
import { exportMessage, loadMessages } from './stored-messages.ts'
import { vacuum } from './vacuum.ts'

await runCommand('npm run person -- export|erase EMAIL', async (config) => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const [command, email, ...more] = positionals
  if (command !== 'export' && command !== 'erase') throw new UsageError('Say export or erase')
  if (!email?.includes('@') || more.length > 0) throw new UsageError('Name one e-mail address')

  await withDatabase(config, async (database) => {
    const messages = await loadMessages(database, (query) =>
      query.where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email.toLowerCase())),
    )
    const ids = messages.map(({ id }) => id)
    const mentions = await mentionsOf(database, email, ids)

    if (command === 'export') {
      const record = {
        email,
        messages: messages.map(exportMessage),
        mentionedBy: mentions.messages.map(exportMessage),
      }
      return console.log(JSON.stringify(record, null, 2))
    }
    await database.transaction().execute(async (transaction) => {
      if (ids.length > 0) await transaction.deleteFrom('messages').where('id', 'in', ids).execute()
      for (const { id, name, message } of mentions.messages) {
        // The fingerprint is a hash of the text that is erased here.
        const changes = {
          name: eraseAddress(name, email),
          message: eraseAddress(message, email),
          fingerprint: '',
        }
        await transaction.updateTable('messages').set(changes).where('id', '=', id).execute()
      }
      for (const { id, last_error } of mentions.mails) {
        const changes = { last_error: eraseAddress(last_error ?? '', email) }
        await transaction.updateTable('outbox').set(changes).where('id', '=', id).execute()
      }
    })
    await vacuum(database, config)
    const mailCount = messages.flatMap(({ mails }) => mails).length
    console.log(
      `Erased: ${pluralize(ids.length, 'message')} with ${pluralize(mailCount, 'mail')}, and ` +
        `${pluralize(mentions.messages.length + mentions.mails.length, 'mention')} elsewhere`,
    )
    for (const copy of copiesWith(email, config.dataFolder))
      console.log(`An older copy may still name the address: ${copy}`)
    console.log('Backups that you keep elsewhere, and mails that were sent, are yours to delete')
  })
})

/** Matches the address as a whole, not as the end of a longer one. */
function addressPattern(email: string): RegExp {
  return new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${RegExp.escape(email)}(?![\\w-]|\\.\\w)`, 'gi')
}

function eraseAddress(text: string, email: string): string {
  return text.replace(addressPattern(email), '[erased]')
}

/** Mentions of the address in messages of others, and in the errors of their mails. */
async function mentionsOf(database: Database, email: string, ownIds: readonly string[]) {
  const pattern = `%${email.toLowerCase().replace(/[%_!]/g, '!$&')}%`
  const contains = (text: Expression<string | null>) =>
    sql<SqlBool>`lower(${text}) like ${pattern} escape '!'`
  const messages = await loadMessages(database, (query) =>
    query.where(({ or, ref }) => or([contains(ref('name')), contains(ref('message'))])),
  )
  const mails = await database
    .selectFrom('outbox')
    .selectAll()
    .where(({ ref }) => contains(ref('last_error')))
    .execute()
  const isNamedIn = (text: string) => addressPattern(email).test(text)
  return {
    messages: messages.filter(
      ({ id, name, message }) => !ownIds.includes(id) && (isNamedIn(name) || isNamedIn(message)),
    ),
    mails: mails.filter(
      ({ message_id, last_error }) =>
        !(message_id && ownIds.includes(message_id)) && isNamedIn(last_error ?? ''),
    ),
  }
}

/** Files in the data folder that contain the address, such as copies from before a restore. A dump is compressed, so every dump may. */
function copiesWith(email: string, dataFolder: string): string[] {
  if (!existsSync(dataFolder)) return []
  const contains = (file: string) => readFileSync(file, 'latin1').toLowerCase().includes(email.toLowerCase())
  return readdirSync(dataFolder)
    .filter((name) => !/^site\.(db(-wal|-shm)?|lock)$/.test(name))
    .map((name) => join(dataFolder, name))
    .filter((file) => statSync(file).isFile() && (file.endsWith('.dump') || contains(file)))
}
