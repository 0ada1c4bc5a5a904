/** `npm run person`: exports or erases everything stored about an e-mail address. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inBatches } from '../../core/database/batches.server.ts'
import { withDatabase } from '../../core/database/open.server.ts'
import { transact } from '../../core/database/retry-transaction.server.ts'
import { vacuum } from '../../core/database/vacuum.server.ts'
import { spellingsOf } from '../../core/mail/address-spellings.server.ts'
import { forgetMailbox } from '../../core/mail/unverified-mail.server.ts'
import { mentionsInMails, searchFor } from '../../core/records/mention-search.server.ts'
import { type Command, runCommand, UsageError } from '../../core/terminal/command.server.ts'
import { countOf, officeWords } from '../../core/terminal/office-words.server.ts'
import { fill } from '../../core/text/sentence.ts'
import { records } from '../../server/features.ts'

export const command: Command = {
  usage: 'npm run person -- export|erase EMAIL',
  async run(args, config) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
    const [command, typed = '', ...more] = positionals
    const spellings = spellingsOf(typed)
    const [email] = spellings
    if (command !== 'export' && command !== 'erase')
      throw new UsageError(officeWords().terminal.exportOrErase)
    if (!email.includes('@') || more.length > 0) throw new UsageError(officeWords().terminal.oneEmail)

    await withDatabase(config, async (database) => {
      const kinds = []
      for (const { ofPerson, load } of records)
        kinds.push({ ...ofPerson, ...(await load(database, spellings)) })
      const ownIds = new Set(kinds.flatMap(({ records }) => records.map(({ id }) => id)))
      const search = searchFor(email)
      const mentions = await mentionsInMails(database, search, ownIds)
      for (const { findMentions } of records)
        mentions.push(...((await findMentions?.(database, search, ownIds)) ?? []))

      if (command === 'export') {
        const own = kinds.map(({ name, records }) => [name, records.map(({ exported }) => exported)])
        const mentionedBy = mentions.flatMap(({ exported }) => exported ?? [])
        return console.log(JSON.stringify({ email, ...Object.fromEntries(own), mentionedBy }, null, 2))
      }
      const toKnow: string[] = []
      for (const { remove } of kinds) toKnow.push(...(await remove()))
      await inBatches(mentions, (batch) =>
        transact(database, async (transaction) => {
          for (const { erase } of batch) await erase(transaction)
        }),
      )
      await transact(database, (transaction) => forgetMailbox(transaction, email))
      await vacuum(database)
      const t = officeWords().person
      const erased = kinds.map(({ noun, records, mails }) => {
        const stored = countOf(records.length, noun)
        return mails === undefined ? stored : fill(t.withMails, { stored, mails: countOf(mails, 'mail') })
      })
      console.log(
        fill(t.erased, { erased: erased.join(', '), mentions: countOf(mentions.length, 'mention') }),
      )
      for (const line of toKnow) console.log(line)
      for (const copy of copiesWith(spellings, config.dataFolder))
        console.log(fill(t.olderCopy, { file: copy }))
      console.log(t.yours)
    })
  },
}

if (import.meta.main) await runCommand(command)

/** Files in the data folder that contain the address, such as copies from before a restore. A dump is compressed, so every dump may. */
function copiesWith(spellings: readonly string[], dataFolder: string): string[] {
  if (!existsSync(dataFolder)) return []
  const bytes = spellings.map((spelling) => Buffer.from(spelling).toString('latin1').toLowerCase())
  function contains(file: string) {
    const content = readFileSync(file, 'latin1').toLowerCase()
    return bytes.some((spelling) => content.includes(spelling))
  }
  return readdirSync(dataFolder)
    .filter((name) => !/^site\.(db(-wal|-shm)?|lock)$/.test(name))
    .map((name) => join(dataFolder, name))
    .filter((file) => statSync(file).isFile() && (file.endsWith('.dump') || contains(file)))
}
