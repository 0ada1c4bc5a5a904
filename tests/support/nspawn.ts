import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { until } from '../soak/scenarios/contact-senders.ts'

export interface Inside {
  /** Runs a command there; `said` is what it wrote. */
  exec: (...command: string[]) => Promise<{ code: number; output: string }>
  /** Ends what was started, and resolves with its exit code. */
  stop: () => Promise<number>
}

/**
 * Starts what `given` says in a Debian that lies in a folder, with processes and mounts of its own; the network is this
 * machine's. Resolves when `isUp`, which is told what was said, holds. `as` is who runs commands there, and where.
 */
export async function startInside(
  folder: string,
  given: string[],
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
      ...['--quiet', '--directory', folder, '--register=no', '--keep-unit', '--console=pipe'],
      ...['--resolv-conf=off', '--timezone=off', '--link-journal=no'],
      ...Object.entries(env).map(([name, value]) => `--setenv=${name}=${value}`),
      ...given,
    ],
    // Where this machine has control groups of both kinds, those of a new systemd are of the second.
    { env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended = once(program, 'exit')
  let output = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-10_000)
    })
  /** The first process in there, as this machine sees it. */
  const first = () => readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, 'utf8').split(' ')[0]

  async function exec(...command: string[]) {
    const whose = ['mount', 'uts', 'ipc', 'pid', 'cgroup'].map((kind) => `--${kind}`)
    const who = Object.entries(as).map(([name, value]) => `--${name}=${value}`)
    const inside = spawn('nsenter', [`--target=${first()}`, ...whose, ...who, '--', ...command], {
      env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [out, complained, [code]] = await Promise.all([
      text(inside.stdout),
      text(inside.stderr),
      once(inside, 'close'),
    ])
    return { code: Number(code), output: out + complained }
  }

  await until(() => {
    if (program.exitCode !== null) throw new Error(`It ended with ${program.exitCode}: ${output}`)
    return isUp(output, exec)
  }, `what is in ${folder} is up`)
  return {
    exec,
    async stop() {
      program.kill('SIGTERM')
      const [code] = await ended
      return Number(code)
    },
  }
}
