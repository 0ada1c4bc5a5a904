/**
 * `npm run bench`: measures the site, beside the same pages written by hand and beside Nginx. `-- pages`, `reactions`,
 * `server`, `build` name the parts to measure; without a name all of them. `--quick` measures each part once, `--long`
 * watches the memory of the server for ten minutes. Prints one table and writes .cache/bench.json. A missed target is
 * marked and does not fail; what could not be measured does.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { measureBuilds } from './bench/build.ts'
import { type Figure, isMissed, printTable } from './bench/figures.ts'
import { measurePages } from './bench/pages.ts'
import { measureReactions } from './bench/reactions.ts'
import { measureServer } from './bench/server.ts'

const parts = {
  pages: measurePages,
  reactions: measureReactions,
  server: measureServer,
  build: measureBuilds,
}

// What has been started ends with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

const words = process.argv.slice(2)
const isQuick = words.includes('--quick')
const options = { rounds: isQuick ? 1 : 5, isQuick, isLong: words.includes('--long') }
const named = Object.entries(parts).filter(([part]) => words.includes(part))

const figures: (Figure & { part: string })[] = []
for (const [part, measure] of named.length > 0 ? named : Object.entries(parts)) {
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
