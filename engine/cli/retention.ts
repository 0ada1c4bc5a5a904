/** `npm run retention`: removes expired data, as the server does by itself. */

import { parseArgs } from 'node:util'
import { OwnerError } from '../core/base/owner-error.ts'
import { withDatabase } from '../core/database/open.server.ts'
import { vacuum } from '../core/database/vacuum.server.ts'
import { countExpired, removeExpired } from '../core/operations/expired-rows.server.ts'
import { readClock } from '../core/operations/trusted-clock.server.ts'
import { countOf, officeWords } from '../core/terminal/office-words.server.ts'
import { formatTime } from '../core/terminal/print.server.ts'
import { type Command, runCommand } from '../core/terminal/run-command.server.ts'
import { fill } from '../core/text/sentence.ts'

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
