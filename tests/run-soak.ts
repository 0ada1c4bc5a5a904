/**
 * `npm run test:soak`: durability while processes are killed, databases stop and disks fill up, on both databases; then
 * the real deployments, one after the other. Prints the failures, and `N passed, N failed` last.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { findTools } from '../harness/tools.ts'
import { debianTools } from './support/debian.ts'
import { conclude, failuresOf, ofVitest, plainOutput } from './support/reports.ts'

const report = '.cache/soak.json'
mkdirSync('.cache', { recursive: true })
rmSync(report, { force: true })
findTools({}, debianTools)
const { status: built } = spawnSync(
  process.execPath,
  ['--import=./tests/fixture-site.ts', 'pack/build-once.ts'],
  { stdio: 'inherit' },
)
if (built !== 0) process.exit(1)

/** What repeats itself often where `SOAK` is set, and the tests that need a machine of their own. */
const files = [
  'engine/server/durability',
  'engine/core/http/fuzz',
  'engine/features/booking/fuzz',
  'engine/features/booking/free-times',
  'engine/features/booking/calendars/busy-times',
  'tests/soak/updates',
  'tests/soak/deletions',
  'tests/soak/languages',
  'tests/soak/machine',
]
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...files, '--maxWorkers=2']
const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`]
const { status } = spawnSync(process.execPath, [...vitest, ...reporters], {
  stdio: 'inherit',
  env: { ...process.env, ...plainOutput(), SOAK: '1', SERVER_IS_BUILT: '1' },
})
const count = ofVitest(report)
conclude({ ...count, failed: failuresOf('long tests', status === 0, count) })
