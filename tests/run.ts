/**
 * `npm test`: format, lint, types; unit tests and browser tests of the engine, on the site of the tests; then the site that
 * is shown, which is the owner's or the example: its content, its build, and one visit of each of its pages.
 * `npm run test:unit` (`unit`): the fast tests without browser and PostgreSQL. Continues after a failure, so that one run
 * shows all of them. Prints the failures, and `N passed, N failed` last.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { findTestBrowser } from '../harness/browser.ts'
import { findOtherBrowsers } from '../harness/other-browsers.ts'
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
/** Names the site that is shown, where it is another one. */
const { SITE_FOLDER, BUILD_DIR } = process.env
const site = { SITE_FOLDER, BUILD_DIR }
for (const name of Object.keys(site)) delete process.env[name]
// Hundreds of commands and servers are started: each is there in two thirds of the time.
process.env.NODE_COMPILE_CACHE = resolve('.cache/compile')
const total: TestCount = { passed: 0, failed: [] }

/** Runs a Node script and resolves with whether it succeeded. With `isParallel` it prints only when it has ended. */
async function run(
  script: string,
  options: string[] = [],
  { isParallel = false, env = {} }: { isParallel?: boolean; env?: NodeJS.ProcessEnv | undefined } = {},
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
  env?: NodeJS.ProcessEnv,
): Promise<boolean> {
  const isGood = await run(script, options, { isParallel: true, env })
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
  otherBrowsers: '.cache/other-browser-tests.json',
  built: '.cache/built-tests.json',
  site: '.cache/site-tests.json',
}
for (const report of Object.values(reports)) rmSync(report, { force: true })
const browser = isUnitOnly ? '' : findTestBrowser()
if (!isUnitOnly) findTools({}, { restic: 'restic' })
const otherBrowsers = isUnitOnly ? [] : findOtherBrowsers()

// TypeScript and knip need the generated types of the routes.
await run('node_modules/@react-router/dev/bin.cjs', ['typegen'])
const [isBuilt] = await Promise.all([
  !isUnitOnly && check('build of the tests', ['--import=./tests/fixture-site.ts', 'pack/build-once.ts']),
  check('format and lint', [
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    '--error-on-warnings',
    '--colors=off',
    '.',
  ]),
  check('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  check('content', ['engine/cli/check.ts'], site),
  check('unused code', ['node_modules/knip/bin/knip.js']),
])

// More workers than Vitest's default, because many tests wait for servers, timers and the disk.
async function vitest(name: string, report: string, options: string[], env?: NodeJS.ProcessEnv) {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const command = ['run', '--maxWorkers=3', ...reporters, ...options]
  const isGood = await run('node_modules/vitest/vitest.mjs', command, { env })
  add(name, isGood, ofVitest(report))
}

async function playwright(name: string, report: string, options: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const isGood = await run('node_modules/@playwright/test/cli.js', ['test', ...options], {
    env: { CHROMIUM_PATH: browser, ...plainBrowserOutput(), ...env },
  })
  add(name, isGood, ofPlaywright(report))
}

if (isBuilt) process.env.SERVER_IS_BUILT = '1'
const projects = isUnitOnly ? ['unit'] : ['!every-site', ...(isBuilt ? [] : ['!built'])]
await vitest(
  'unit tests',
  reports.unit,
  projects.map((project) => `--project=${project}`),
)
if (isBuilt) await playwright('browser tests', reports.browser)
// With the settings of `npm run build`, so that an earlier build is reused.
const build: [string, string] = ['--env-file-if-exists=.env', 'pack/build-once.ts']
const [isShownBuilt] = await Promise.all([
  !isUnitOnly && check('build', build, site),
  isBuilt &&
    otherBrowsers.length > 0 &&
    playwright(`tests in ${otherBrowsers.join(' and ')}`, reports.otherBrowsers, [
      '--config=tests/other-browsers/other-browsers.config.ts',
      ...otherBrowsers.map((name) => `--project=${name}`),
    ]),
])
if (isShownBuilt) {
  await vitest('pages of the site', reports.built, ['--config=vite.config.ts', '--project=every-site'], site)
  await playwright(
    'visit of the site',
    reports.site,
    ['--config=tests/every-site/every-site.config.ts'],
    site,
  )
}
conclude(total)
