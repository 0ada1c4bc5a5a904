/**
 * `npm test`: format, lint, types, the content, unit tests, the build, and browser tests against the production build.
 * Goes on after a failure, so that one run shows all of them. Prints what failed, and `N passed, N failed` last.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { findTestBrowser } from './test/browser.ts'
import { type Counted, conclude, ofPlaywright, ofVitest } from './test/reports.ts'
import { findTools } from './test/tools.ts'

const all: Counted = { passed: 0, failed: [] }

const node = (script: string, ...given: string[]) => run(process.execPath, [script, ...given])

function run(command: string, given: string[], environment: Record<string, string> = {}): boolean {
  console.log(`\n> ${[command, ...given].join(' ').replace(process.execPath, 'node')}`)
  const { status } = spawnSync(command, given, { stdio: 'inherit', env: { ...process.env, ...environment } })
  return status === 0
}

/** A step that is one check. */
function check(name: string, isGood: boolean) {
  if (isGood) all.passed++
  else all.failed.push(name)
}

/** A step that counts its own tests. A run that ends badly without a failed test counts as one. */
function count(name: string, isGood: boolean, { passed, failed }: Counted) {
  all.passed += passed
  all.failed.push(...(failed.length > 0 || isGood ? failed : [name]))
}

mkdirSync('.cache', { recursive: true })
const reports = { unit: '.cache/unit-tests.json', browser: '.cache/browser-tests.json' }
for (const report of Object.values(reports)) rmSync(report, { force: true })
const browser = findTestBrowser()
findTools()

check('format and lint', node('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'))
check(
  'types',
  node('node_modules/@react-router/dev/bin.cjs', 'typegen') &&
    node('node_modules/typescript/bin/tsc', '--noEmit'),
)
check('content', node('scripts/check-content.ts'))
// Some wait for others: servers that end, clocks, the disk. Vitest alone would leave one of two cores idle.
const unit = ['--maxWorkers=3', '--reporter=dot', '--reporter=json', `--outputFile.json=${reports.unit}`]
count('unit tests', node('node_modules/vitest/vitest.mjs', 'run', ...unit), ofVitest(reports.unit))
// With the settings that `npm run build` has: who has just done that need not wait for it again.
const isBuilt = run(process.execPath, ['--env-file-if-exists=.env', 'scripts/test/build-once.ts'])
check('build', isBuilt)
if (isBuilt) {
  const isGood = run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
    CHROMIUM_PATH: browser,
  })
  count('browser tests', isGood, ofPlaywright(reports.browser))
}
conclude(all)
