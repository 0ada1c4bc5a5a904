/**
 * `npm run bench`: what a visitor waits for, beside the same pages written by hand, and what the owner waits for. `-- pages` and
 * `-- build` select a part; `--quick` measures once. Prints a table and writes .cache/bench.json. A missed target is only
 * marked, a failed measurement fails.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { measureBuilds } from './build.ts'
import { type Figure, isMissed, printTable } from './figures.ts'
import { measurePages } from './pages.ts'

const parts = {
  pages: measurePages,
  build: measureBuilds,
}

// `process.exit` ends the started processes too.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

const args = process.argv.slice(2)
const isQuick = args.includes('--quick')
const options = { rounds: isQuick ? 1 : 5, isQuick }
const selected = Object.entries(parts).filter(([part]) => args.includes(part))

const figures: (Figure & { part: string })[] = []
for (const [part, measure] of selected.length > 0 ? selected : Object.entries(parts)) {
  console.error(`Measuring: ${part} …`)
  try {
    for (const figure of await measure(options)) figures.push({ part, ...figure })
  } catch (error) {
    console.error(`${part} could not be measured:`, error)
    process.exitCode = 1
  }
}
printTable(figures)
mkdirSync('.cache', { recursive: true })
writeFileSync('.cache/bench.json', JSON.stringify({ at: new Date(), cores: cpus().length, figures }, null, 2))
console.log(`\n${figures.length} figures, ${figures.filter(isMissed).length} missed their target`)
process.exit()
