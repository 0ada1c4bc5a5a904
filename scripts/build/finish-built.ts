/** The second half of `npm run build`, which runs it in a process of its own. Says what is wrong in a line. */
import { finishSite } from './finish.ts'
import { buildParts } from './parts.ts'

try {
  await finishSite(await buildParts())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
