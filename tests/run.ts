/**
 * `npm test`: format, lint, types, the content, the build, unit tests, and browser tests against the production build.
 * `npm run test:unit` (`unit`): the fast tests without browser and PostgreSQL. Continues after a failure, so that one run
 * shows all of them. Prints the failures, and `N passed, N failed` last.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { findTestBrowser } from '../harness/browser.ts'
import { findEngines } from '../harness/engines.ts'
import { findTools } from '../harness/tools.ts'
import {
  conclude,
  failuresOf,
  ofPlaywright,
  ofVitest,
  plainBrowserOutput,
  plainOutput,
  type TestCount,
} from './support/reports.ts'

const isUnitOnly = process.argv[2] === 'unit'
// Hundreds of commands and servers are started: each is there in two thirds of the time.
process.env.NODE_COMPILE_CACHE = resolve('.cache/compile')
const total: TestCount = { passed: 0, failed: [] }

/** Runs a Node script and resolves with whether it succeeded. With `isParallel` it prints only when it has ended. */
async function run(
  script: string,
  options: string[] = [],
  { isParallel = false, env = {} }: { isParallel?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<boolean> {
  const title = `\n> node ${[script, ...options].join(' ')}`
  if (!isParallel) console.log(title)
  const program = spawn(process.execPath, [script, ...options], {
    stdio: isParallel ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...plainOutput(), ...env },
  })
  const ended = once(program, 'close')
  const [output, errors] = await Promise.all(
    [program.stdout, program.stderr].map((stream) => stream && text(stream)),
  )
  const [code] = await ended
  if (isParallel) console.log(`${title}\n${output}${errors}`.trimEnd())
  return code === 0
}

/** A step that counts as one check. It runs in parallel with others. */
async function check(
  name: string,
  [script, ...options]: [script: string, ...options: string[]],
): Promise<boolean> {
  const isGood = await run(script, options, { isParallel: true })
  if (isGood) total.passed++
  else total.failed.push(name)
  return isGood
}

function add(name: string, isGood: boolean, count: TestCount) {
  total.passed += count.passed
  total.failed.push(...failuresOf(name, isGood, count))
}

mkdirSync('.cache', { recursive: true })
const reports = {
  unit: '.cache/unit-tests.json',
  browser: '.cache/browser-tests.json',
  engines: '.cache/engine-tests.json',
}
for (const report of Object.values(reports)) rmSync(report, { force: true })
const browser = isUnitOnly ? '' : findTestBrowser()
if (!isUnitOnly) findTools({}, { restic: 'restic' })
const engines = isUnitOnly ? [] : findEngines()

// TypeScript and knip need the generated types of the routes.
await run('node_modules/@react-router/dev/bin.cjs', ['typegen'])
const [isBuilt] = await Promise.all([
  // With the settings of `npm run build`, so that an earlier build is reused.
  !isUnitOnly && check('build', ['--env-file-if-exists=.env', 'scripts/build/build-once.ts']),
  check('format and lint', [
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    '--error-on-warnings',
    '--colors=off',
    '.',
  ]),
  check('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  check('content', ['scripts/check-content.ts']),
  check('unused code', ['node_modules/knip/bin/knip.js']),
])

// More workers than Vitest's default, because many tests wait for servers, timers and the disk.
const vitest = ['run', '--maxWorkers=3', '--reporter=dot', '--reporter=json']
const projects = isUnitOnly ? ['--project=unit'] : isBuilt ? [] : ['--project=!built']
add(
  'unit tests',
  await run('node_modules/vitest/vitest.mjs', [...vitest, `--outputFile.json=${reports.unit}`, ...projects]),
  ofVitest(reports.unit),
)

if (isBuilt) {
  const env = { CHROMIUM_PATH: browser, ...plainBrowserOutput() }
  const isGood = await run('node_modules/@playwright/test/cli.js', ['test'], { env })
  add('browser tests', isGood, ofPlaywright(reports.browser))
}
if (isBuilt && engines.length > 0) {
  const options = ['--config=tests/engines/engines.config.ts', ...engines.map((name) => `--project=${name}`)]
  const isGood = await run('node_modules/@playwright/test/cli.js', ['test', ...options], {
    env: plainBrowserOutput(),
  })
  add(`tests in ${engines.join(' and ')}`, isGood, ofPlaywright(reports.engines))
}
conclude(total)
