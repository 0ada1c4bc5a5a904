import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { day } from '../../engine/core/time/durations.ts'
import { makeDebian } from './debian.ts'
import { startInside } from './nspawn.ts'

export interface Machine {
  /** Runs a script in the machine as root, and resolves with its output; throws where it fails. */
  run: (script: string) => Promise<string>
  stop: () => Promise<number>
}

const packages = 'systemd systemd-sysv dbus adduser curl iproute2 libstdc++6 openssh-server'.split(' ')
const kept = '.cache/machine.tar'

/** Unpacks a small Debian with systemd and an SSH server to a new folder. It is made anew after a day. */
export function makeMachine(): string {
  if (!existsSync(kept) || Date.now() - statSync(kept).mtimeMs > day) {
    mkdirSync('.cache', { recursive: true })
    makeDebian(`${kept}.part.tar`, packages)
    renameSync(`${kept}.part.tar`, kept)
  }
  const folder = mkdtempSync(join(tmpdir(), 'machine-'))
  execFileSync('tar', ['--extract', '--file', kept, '--directory', folder])
  return folder
}

/** Boots the Debian in a folder as a machine with systemd. */
export async function bootMachine(folder: string): Promise<Machine> {
  const { exec, stop } = await startInside(folder, ['--boot'], {
    isUp: async (_, exec) => (await exec('systemctl', 'is-system-running')).code === 0,
  })
  return {
    async run(script) {
      const { code, output } = await exec('sh', '-euc', script)
      if (code !== 0) throw new Error(`${script}\n${output}(ended with ${code})`)
      return output
    },
    stop,
  }
}
