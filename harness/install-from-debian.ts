import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages as root on Debian, with further `options` of apt-get. Elsewhere it does nothing. */
export function installFromDebian(packages: readonly string[], ...options: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${packages.join(', ')} …`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', ...options, ...packages], { stdio: 'ignore' })
}
