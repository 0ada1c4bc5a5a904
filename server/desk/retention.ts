/** `npm run retention`: removes what has been kept long enough, as the server does by itself each midnight. */
import { parseArgs } from 'node:util'
import { outdated, removeOutdated } from '../operations/retention.ts'
import { withDatabase } from './open.ts'
import { several } from './print.ts'
import { run } from './run.ts'
import { scrub } from './scrub.ts'

await run('npm run retention -- [--dry-run]', async (config) => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } })
  const isDry = values['dry-run'] ?? false
  await withDatabase(config, async (database) => {
    const { messages, readers, salts } = await (isDry ? outdated(database) : removeOutdated(database))
    if (!isDry && messages > 0) await scrub(database, config)
    console.log(isDry ? 'Would go:' : 'Gone:')
    console.log(`  ${several(messages, 'message')} older than three years`)
    console.log(`  ${several(readers, 'hash', 'hashes')} of readers of days past`)
    console.log(`  ${several(salts, 'salt')} of days past`)
  })
})
