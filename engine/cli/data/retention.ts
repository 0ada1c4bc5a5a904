/** `npm run retention`: removes expired data, as the server does by itself. */

import { parseArgs } from 'node:util'
import { OwnerError } from '../../core/base/owner-error.ts'
import { withDatabase } from '../../core/database/open.server.ts'
import { vacuum } from '../../core/database/vacuum.server.ts'
import { countExpired, removeExpired } from '../../core/operations/expired-rows.server.ts'
import { readClock } from '../../core/operations/trusted-clock.server.ts'
import { type Command, runCommand } from '../../core/terminal/command.server.ts'
import { formatTime } from '../../core/terminal/format-time.server.ts'
import { countOf, officeWords } from '../../core/terminal/office-words.server.ts'
import { fill } from '../../core/text/sentence.ts'
import { expiriesOf, features, records } from '../../server/features.ts'

/** As what expired rows are counted. */
const nouns = [
  ['messages', 'message'],
  ['bookings', 'booking'],
  ['subscribers', 'address'],
  ['readers', 'hash'],
  ['salts', 'salt'],
  ['figures', 'figure'],
] as const

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
      const expiries = expiriesOf(features)
      const expired = await (isDryRun
        ? countExpired(database, expiries, now)
        : removeExpired(database, expiries, now))
      const hasRemoved = records.some(({ inExport }) => (expired[inExport.name] ?? 0) > 0)
      if (!isDryRun && hasRemoved) await vacuum(database)
      console.log(isDryRun ? t.wouldBe : t.removed)
      for (const [name, noun] of nouns) {
        const count = expired[name]
        if (count !== undefined) console.log(`  ${fill(t[name], { count: countOf(count, noun) })}`)
      }
    })
  },
}

if (import.meta.main) await runCommand(command)
