import { spawn, spawnSync } from 'node:child_process'

/**
 * Runs a command of package.json in a copy of the project, as its owner types it. This run's own settings are not theirs.
 * `words` is what stands after `--`.
 */
export function npm(command: string, folder: string, ...words: string[]) {
  const { PATH, HOME, CHROMIUM_PATH } = process.env
  const { status, stdout, stderr } = spawnSync('npm', ['run', command, '--', ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH, HOME, CHROMIUM_PATH },
    timeout: 1_200_000,
  })
  return { status, output: `npm run ${command} ${words.join(' ')}\n${stdout}${stderr}` }
}

/** Starts a command that serves, in this project and with these settings; `end` ends it as a terminal does. */
export function startNpm(command: string, settings: Record<string, string>) {
  const program = spawn('npm', ['run', command], {
    env: { ...process.env, ...settings },
    // A group of its own: what a terminal interrupts is npm and all that it has started.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return {
    stdout: program.stdout,
    end() {
      try {
        process.kill(-(program.pid ?? Number.NaN), 'SIGINT')
      } catch {
        // It has ended by itself.
      }
    },
  }
}
