import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { minute } from '../../engine/core/time/durations.ts'
import { until } from '../soak/scenarios/contact-senders.ts'

export interface Inside {
  /** Runs a command inside; `output` has stdout and stderr. */
  exec: (...command: string[]) => Promise<{ code: number; output: string }>
  /** Stops it, and resolves with its exit code. */
  stop: () => Promise<number>
}

/**
 * Starts systemd-nspawn with `options` on a Debian in a folder, with its own processes and mounts but the network of this
 * machine. Resolves when `isUp` returns true for the output. `as` is the user and the folder of commands.
 */
export async function startInside(
  folder: string,
  options: string[],
  {
    env = {},
    as = {},
    isUp,
  }: {
    env?: Record<string, string>
    as?: Partial<Record<'setuid' | 'setgid' | 'wdns', string>>
    isUp: (output: string, exec: Inside['exec']) => boolean | Promise<boolean>
  },
): Promise<Inside> {
  const program = spawn(
    'systemd-nspawn',
    [
      '--quiet',
      '--directory',
      folder,
      '--register=no',
      '--keep-unit',
      '--console=pipe',
      '--resolv-conf=off',
      '--timezone=off',
      '--link-journal=no',
      ...Object.entries(env).map(([name, value]) => `--setenv=${name}=${value}`),
      ...options,
    ],
    // Forces cgroups v2, which a new systemd needs.
    { env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended = once(program, 'exit')
  let output = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-10_000)
    })
  /** The PID of the first process inside, as seen from this machine. */
  const first = () => readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, 'utf8').split(' ')[0]

  async function exec(...command: string[]) {
    const namespaces = ['mount', 'uts', 'ipc', 'pid', 'cgroup'].map((kind) => `--${kind}`)
    const user = Object.entries(as).map(([name, value]) => `--${name}=${value}`)
    const inside = spawn('nsenter', [`--target=${first()}`, ...namespaces, ...user, '--', ...command], {
      env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [stdout, stderr, [code]] = await Promise.all([
      text(inside.stdout),
      text(inside.stderr),
      once(inside, 'close'),
    ])
    return { code: Number(code), output: stdout + stderr }
  }

  await until(
    () => {
      if (program.exitCode !== null) throw new Error(`It ended with ${program.exitCode}: ${output}`)
      return isUp(output, exec)
    },
    `what is in ${folder} is up`,
    4 * minute,
  )
  return {
    exec,
    async stop() {
      program.kill('SIGTERM')
      const [code] = await ended
      return Number(code)
    },
  }
}
