/**
 * `npm run bench`: how fast the site is, beside a page of the same text and pictures written by hand and beside Nginx.
 * `-- pages`, `reactions`, `server`, `build` name the parts that are measured, all of them without; `--quick` measures
 * less of each in a few minutes, `--long` watches the server's memory for ten. Prints one table and writes
 * .cache/bench.json. A missed target is marked and does not fail; what could not be measured does.
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { type Figure, isMissed, printTable } from './bench/figures.ts'

const parts = {
  pages: async () => (await import('./bench/pages.ts')).measurePages,
  reactions: async () => (await import('./bench/reactions.ts')).measureReactions,
  server: async () => (await import('./bench/server.ts')).measureServer,
  build: async () => (await import('./bench/build.ts')).measureBuilds,
}

const given = process.argv.slice(2)
const options = { isQuick: given.includes('--quick'), isLong: given.includes('--long') }
// Checked on the same line.
const named = given.filter((one): one is keyof typeof parts => one in parts)
const chosen = named.length > 0 ? named : (Object.keys(parts) as (keyof typeof parts)[])

const began = performance.now()
const secondsSince = (moment: number) => Math.round((performance.now() - moment) / 1000)
const figures: Figure[] = []
for (const part of chosen) {
  console.error(`Measuring: ${part} … (${secondsSince(began)} s)`)
  try {
    const measure = await parts[part]()
    figures.push(...(await measure(options)))
  } catch (error) {
    console.error(`${part} could not be measured:`, error)
    process.exitCode = 1
  }
}
console.log()
printTable(figures)
writeFileSync('.cache/bench.json', JSON.stringify({ at: new Date(), cores: cpus().length, figures }, null, 2))
const missed = figures.filter(isMissed).length
console.log(`\n${figures.length} figures in ${secondsSince(began)} s, ${missed} missed their target`)
process.exit()
