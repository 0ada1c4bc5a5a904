/** `npm run retention`: removes expired data, as the server does by itself. */
import { parseArgs } from 'node:util'
import { countExpired, removeExpired } from '../operations/retention.ts'
import { withDatabase } from './open.ts'
import { pluralize } from './print.ts'
import { runCommand } from './run.ts'
import { vacuum } from './vacuum.ts'

await runCommand('npm run retention -- [--dry-run]', async (config) => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const isDryRun = values['dry-run']
  await withDatabase(config, async (database) => {
    const { messages, bookings, subscribers, readers, salts, figures } = await (isDryRun
      ? countExpired(database)
      : removeExpired(database))
    if (!isDryRun && messages + bookings + subscribers > 0) await vacuum(database, config)
    console.log(isDryRun ? 'Would go:' : 'Gone:')
    console.log(`  ${pluralize(messages, 'message')} older than three years`)
    console.log(`  ${pluralize(bookings, 'booking')} with a meeting three years ago, or never confirmed`)
    console.log(
      `  ${pluralize(subscribers, 'address', 'addresses')} for new articles that nobody has confirmed`,
    )
    console.log(`  ${pluralize(readers, 'hash', 'hashes')} of readers of days past`)
    console.log(`  ${pluralize(salts, 'salt')} of days past`)
    console.log(`  ${pluralize(figures, 'figure')} of views and visits older than 25 months`)
  })
})
