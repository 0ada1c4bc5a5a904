/**
 * `npm run test:soak`: what the server keeps while processes are killed, databases go away and disks fill up, on both
 * databases. Takes up to 20 minutes. Prints `N passed, N failed` last.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findTools } from './test/tools.ts'

const report = '.cache/soak.json'
mkdirSync('.cache', { recursive: true })
rmSync(report, { force: true })
findTools()

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'soak*', '--maxWorkers=2']
const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`]
const { status } = spawnSync(process.execPath, [...vitest, ...reporters], {
  stdio: 'inherit',
  env: { ...process.env, SOAK: '1' },
})
// Vitest's report, whose numbers are what they are called.
const { numPassedTests: passed = 0, numFailedTests = 0 } = existsSync(report)
  ? (JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number })
  : {}
// A run that ends badly without a failed test counts as one.
const failed = numFailedTests || (status === 0 ? 0 : 1)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
