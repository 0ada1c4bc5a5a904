import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = '/sys/fs/cgroup'
/** In microseconds: short, so that nobody notices the pauses. */
const period = 10_000

/**
 * Gives each process no more than this share of one core, so that two of them can be compared with one where the machine
 * has no core to spare. Returns what clears up when they have ended, or nothing where Linux does not let this user do so.
 */
export function holdBack(pids: readonly number[], share: number): (() => void) | undefined {
  const isSecond = existsSync(join(root, 'cgroup.controllers'))
  const made: string[] = []
  try {
    if (isSecond) writeFileSync(join(root, 'cgroup.subtree_control'), '+cpu')
    for (const pid of pids) {
      const folder = join(root, isSecond ? '' : 'cpu', `bench-${pid}`)
      mkdirSync(folder)
      made.push(folder)
      if (isSecond) writeFileSync(join(folder, 'cpu.max'), `${share * period} ${period}`)
      else {
        writeFileSync(join(folder, 'cpu.cfs_period_us'), `${period}`)
        writeFileSync(join(folder, 'cpu.cfs_quota_us'), `${share * period}`)
      }
      writeFileSync(join(folder, 'cgroup.procs'), `${pid}`)
    }
    return () => made.forEach((folder) => void rmdirSync(folder))
  } catch {
    return undefined
  }
}
