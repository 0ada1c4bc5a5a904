/**
 * `npm run test:soak`: what the server keeps while processes are killed, databases go away and disks fill up, on both
 * databases; then, one after the other, the deployments for real and the benchmark. Takes up to 25 minutes. Prints
 * what failed, and `N passed, N failed` last.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { debianTools } from '../tests/debian.ts'
import { conclude, ofVitest } from './test/reports.ts'
import { findTools } from './test/tools.ts'

const report = '.cache/soak.json'
mkdirSync('.cache', { recursive: true })
rmSync(report, { force: true })
findTools({ wrk: 'wrk' }, debianTools)
const { status: built } = spawnSync(process.execPath, ['scripts/test/build-once.ts'], { stdio: 'inherit' })
if (built !== 0) process.exit(1)

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'soak*', '--maxWorkers=2']
const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`]
const { status } = spawnSync(process.execPath, [...vitest, ...reporters], {
  stdio: 'inherit',
  env: { ...process.env, SOAK: '1' },
})
const { passed, failed } = ofVitest(report)
// A run that ends badly without a failed test counts as one.
conclude({ passed, failed: failed.length > 0 || status === 0 ? failed : ['long tests'] })
