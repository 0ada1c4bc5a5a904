/** `npm run person`: all that is kept about an e-mail address, to hand out or to erase. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exported } from './export.ts'
import { mailed } from './mails.ts'
import { mentionsOf, withoutAddress } from './mentions.ts'
import { withDatabase } from './open.ts'
import { several } from './print.ts'
import { run, WrongWords } from './run.ts'
import { scrub } from './scrub.ts'

const usage = 'npm run person -- export|erase EMAIL'

await run(usage, async (config) => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const [word, email, ...more] = positionals
  if (word !== 'export' && word !== 'erase') throw new WrongWords('Say export or erase')
  if (!email?.includes('@') || more.length > 0) throw new WrongWords('Name one e-mail address')

  await withDatabase(config, async (database) => {
    const own = await database
      .selectFrom('messages')
      .select('id')
      .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
      .execute()
    const ids = own.map(({ id }) => id)
    const theirs = ids.length > 0 ? await mailed(database, ids) : []
    const mentions = await mentionsOf(database, email, ids)

    if (word === 'export') {
      const about = { email, messages: theirs.map(exported), mentionedBy: mentions.messages.map(exported) }
      return console.log(JSON.stringify(about, null, 2))
    }
    await database.transaction().execute(async (transaction) => {
      if (ids.length > 0) await transaction.deleteFrom('messages').where('id', 'in', ids).execute()
      for (const { id, name, message } of mentions.messages) {
        const changed = { name: withoutAddress(name, email), message: withoutAddress(message, email) }
        // The fingerprint was made of the words as they were.
        await transaction
          .updateTable('messages')
          .set({ ...changed, fingerprint: '' })
          .where('id', '=', id)
          .execute()
      }
      for (const { id, last_error } of mentions.mails) {
        const changed = { last_error: withoutAddress(last_error ?? '', email) }
        await transaction.updateTable('outbox').set(changed).where('id', '=', id).execute()
      }
    })
    await scrub(database, config)
    const mails = theirs.flatMap((message) => message.mails).length
    console.log(
      `Erased: ${several(ids.length, 'message')} with ${several(mails, 'mail')}, and ` +
        `${several(mentions.messages.length + mentions.mails.length, 'mention')} elsewhere`,
    )
    for (const copy of copiesThatName(email, config.dataFolder))
      console.log(`An older copy may still name the address: ${copy}`)
    console.log('Backups that you keep elsewhere, and mails that were sent, are yours to delete')
  })
})

/** Files in the data folder, such as what a restore has kept, that hold the address; dumps are packed, and may. */
function copiesThatName(email: string, dataFolder: string): string[] {
  if (!existsSync(dataFolder)) return []
  const names = (file: string) => readFileSync(file, 'latin1').toLowerCase().includes(email.toLowerCase())
  return readdirSync(dataFolder)
    .filter((name) => !/^site\.(db(-wal|-shm)?|lock)$/.test(name))
    .map((name) => join(dataFolder, name))
    .filter((file) => statSync(file).isFile() && (file.endsWith('.dump') || names(file)))
}
