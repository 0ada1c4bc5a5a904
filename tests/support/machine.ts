import { startInside } from './nspawn.ts'

export interface Machine {
  /** Runs a script in the machine as root, and resolves with its output; throws where it fails. */
  run: (script: string) => Promise<string>
  stop: () => Promise<number>
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
