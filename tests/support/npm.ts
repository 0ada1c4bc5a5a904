import { spawn, spawnSync } from 'node:child_process'

/**
 * Runs a command of package.json in a copy of the project, without the settings of this run. `args` are passed after
 * `--`.
 */
export function npm(command: string, folder: string, ...args: string[]) {
  const { PATH, HOME, CHROMIUM_PATH } = process.env
  const { status, stdout, stderr } = spawnSync('npm', ['run', command, '--', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH, HOME, CHROMIUM_PATH },
    timeout: 1_200_000,
  })
  return { status, output: `npm run ${command} ${args.join(' ')}\n${stdout}${stderr}` }
}

/** Starts a server command in this project with these settings; `end` interrupts it like Ctrl-C. */
export function startNpm(command: string, settings: Record<string, string>) {
  const program = spawn('npm', ['run', command], {
    env: { ...process.env, ...settings },
    // A process group of its own, because Ctrl-C interrupts npm and all its children.
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
