/** `npm run retention`: removes expired data, as the server does by itself. */
import { parseArgs } from 'node:util'
import { withDatabase } from '../database/open.ts'
import { vacuum } from '../database/vacuum.ts'
import { countExpired, removeExpired } from '../operations/expired-rows.ts'
import { readClock } from '../operations/trusted-clock.ts'
import { commandWords, countOf } from '../terminal/command.words.ts'
import { formatTime } from '../terminal/print.ts'
import { type Command, CommandError, runCommand } from '../terminal/run-command.ts'

export const command: Command = {
  usage: 'npm run retention -- [--dry-run]',
  async run(args, config) {
    const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean', default: false } } })
    const isDryRun = values['dry-run']
    const now = Date.now()
    const t = commandWords().retention
    await withDatabase(config, async (database) => {
      if (!isDryRun && (await readClock(database, now)) === 'jumped')
        throw new CommandError(t.jumped(formatTime(now)))
      const { messages, bookings, subscribers, readers, salts, figures } = await (isDryRun
        ? countExpired(database, now)
        : removeExpired(database, now))
      if (!isDryRun && messages + bookings + subscribers > 0) await vacuum(database)
      console.log(isDryRun ? t.wouldBe : t.removed)
      console.log(`  ${t.messages(countOf(messages, 'message'))}`)
      console.log(`  ${t.bookings(countOf(bookings, 'booking'))}`)
      console.log(`  ${t.addresses(countOf(subscribers, 'address'))}`)
      console.log(`  ${t.hashes(countOf(readers, 'hash'))}`)
      console.log(`  ${t.salts(countOf(salts, 'salt'))}`)
      console.log(`  ${t.figures(countOf(figures, 'figure'))}`)
    })
  },
}

if (import.meta.main) await runCommand(command)
