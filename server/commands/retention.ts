/** `npm run retention`: removes expired data, as the server does by itself. */

import { parseArgs } from 'node:util'
import { OwnerError } from '../../content/owner-error.ts'
import { fill } from '../../content/sentence.ts'
import { withDatabase } from '../database/open.ts'
import { vacuum } from '../database/vacuum.ts'
import { countExpired, removeExpired } from '../operations/expired-rows.ts'
import { readClock } from '../operations/trusted-clock.ts'
import { countOf, officeWords } from '../terminal/office-words.ts'
import { formatTime } from '../terminal/print.ts'
import { type Command, runCommand } from '../terminal/run-command.ts'

export const command: Command = {
  usage: 'npm run retention -- [--dry-run]',
  async run(args, config) {
    const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean', default: false } } })
    const isDryRun = values['dry-run']
    const now = Date.now()
    const t = officeWords().retention
    await withDatabase(config, async (database) => {
      if (!isDryRun && (await readClock(database, now)) === 'jumped')
        throw new OwnerError(fill(t.jumped, { time: formatTime(now) }))
      const { messages, bookings, subscribers, readers, salts, figures } = await (isDryRun
        ? countExpired(database, now)
        : removeExpired(database, now))
      if (!isDryRun && messages + bookings + subscribers > 0) await vacuum(database)
      console.log(isDryRun ? t.wouldBe : t.removed)
      console.log(`  ${fill(t.messages, { count: countOf(messages, 'message') })}`)
      console.log(`  ${fill(t.bookings, { count: countOf(bookings, 'booking') })}`)
      console.log(`  ${fill(t.addresses, { count: countOf(subscribers, 'address') })}`)
      console.log(`  ${fill(t.hashes, { count: countOf(readers, 'hash') })}`)
      console.log(`  ${fill(t.salts, { count: countOf(salts, 'salt') })}`)
      console.log(`  ${fill(t.figures, { count: countOf(figures, 'figure') })}`)
    })
  },
}

if (import.meta.main) await runCommand(command)
