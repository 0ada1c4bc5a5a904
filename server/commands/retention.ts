/** `npm run retention`: removes expired data, as the server does by itself. */
import { parseArgs } from 'node:util'
import { withDatabase } from '../database/open.ts'
import { vacuum } from '../database/vacuum.ts'
import { countExpired, removeExpired } from '../operations/retention.ts'
import { readClock } from '../operations/trusted-clock.ts'
import { formatTime, pluralize } from '../terminal/print.ts'
import { type Command, CommandError, runCommand } from '../terminal/run-command.ts'

export const command: Command = {
  usage: 'npm run retention -- [--dry-run]',
  async run(args, config) {
    const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean', default: false } } })
    const isDryRun = values['dry-run']
    const now = Date.now()
    await withDatabase(config, async (database) => {
      if (!isDryRun && (await readClock(database, now)) === 'jumped')
        throw new CommandError(
          `The clock shows ${formatTime(now)}, long after the server last looked at it. If that is right, ` +
            'start the server: it removes what has expired a day later',
        )
      const { messages, bookings, subscribers, readers, salts, figures } = await (isDryRun
        ? countExpired(database, now)
        : removeExpired(database, now))
      if (!isDryRun && messages + bookings + subscribers > 0) await vacuum(database)
      console.log(isDryRun ? 'Would be removed:' : 'Removed:')
      console.log(`  ${pluralize(messages, 'message')} older than three years`)
      console.log(`  ${pluralize(bookings, 'booking')} with a meeting three years ago, or never confirmed`)
      console.log(
        `  ${pluralize(subscribers, 'address', 'addresses')} for new articles that nobody has confirmed`,
      )
      console.log(`  ${pluralize(readers, 'hash', 'hashes')} of readers of days past`)
      console.log(`  ${pluralize(salts, 'salt')} of days past`)
      console.log(`  ${pluralize(figures, 'figure')} of views and visits older than 25 months`)
    })
  },
}

if (import.meta.main) await runCommand(command)
