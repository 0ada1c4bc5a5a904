/**
 * `npm test`: format, lint, types, the content, unit tests, the build, and browser tests against the production build.
 * Goes on after a failure, so that one run shows all of them. Prints `N passed, N failed` last.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser } from './test/browser.ts'
import { findTools } from './test/tools.ts'

let passed = 0
let failed = 0

const node = (script: string, ...given: string[]) => run(process.execPath, [script, ...given])

function run(command: string, given: string[], environment: Record<string, string> = {}): boolean {
  console.log(`\n> ${[command, ...given].join(' ').replace(process.execPath, 'node')}`)
  const { status } = spawnSync(command, given, { stdio: 'inherit', env: { ...process.env, ...environment } })
  return status === 0
}

/** A step that is one check. */
function check(isGood: boolean) {
  if (isGood) passed++
  else failed++
}

/** A step that counts its own tests into a file. A run that ends badly without a failed test counts as one. */
function count(isGood: boolean, file: string, read: (report: unknown) => { passed: number; failed: number }) {
  const counted = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  passed += counted.passed
  failed += counted.failed || (isGood ? 0 : 1)
}

mkdirSync('.cache', { recursive: true })
for (const report of ['.cache/unit-tests.json', '.cache/browser-tests.json']) rmSync(report, { force: true })
const browser = findBrowser()
findTools()

check(node('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'))
check(
  node('node_modules/@react-router/dev/bin.cjs', 'typegen') &&
    node('node_modules/typescript/bin/tsc', '--noEmit'),
)
check(node('scripts/check-content.ts'))
count(
  node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    '--outputFile.json=.cache/unit-tests.json',
  ),
  '.cache/unit-tests.json',
  (report) => {
    const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number }
    return { passed: numPassedTests, failed: numFailedTests }
  },
)
const isBuilt = node('scripts/build.ts')
check(isBuilt)
if (isBuilt) {
  count(
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], { CHROMIUM_PATH: browser }),
    '.cache/browser-tests.json',
    (report) => {
      const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } }
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    },
  )
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
