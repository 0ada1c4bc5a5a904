/** One SSH connection to the server, over the system's `ssh` and its configuration. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { besideEngine } from '../../core/base/engine-folder.ts'
import { OwnerError } from '../../core/base/owner-error.ts'

/** What is run on a server, which comes with the engine. */
export const deployFolder = besideEngine('deploy')

/** What runs there first. */
export const scriptFile = relative('.', join(deployFolder, 'one-server.sh'))

type Variables = Readonly<Record<string, string>>

/** What a command is sent, and what is done with each line that it says. */
interface Exchange {
  input?: string | Readable
  onLine?: (line: string) => void
}

/** The exit code of ssh where it fails itself. */
const sshError = 255

export type Connection = Awaited<ReturnType<typeof connect>>

/** Connects. Throws an OwnerError with one line where that fails, or where there are no root rights. */
export async function connect(host: string) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const log = join(folder, 'log')
  const shared = ['-o', `ControlPath=${join(folder, 'ssh')}`]
  const alive = ['ConnectTimeout=10', 'ServerAliveInterval=5', 'ServerAliveCountMax=3'].flatMap((option) => [
    '-o',
    option,
  ])
  const master = ['-o', 'ControlMaster=yes', '-o', 'ControlPersist=60', '-E', log, '-f', '-N']

  const close = () => {
    spawnSync('ssh', [...shared, '-O', 'exit', host], { stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', close)
  /** Asks for a password or an unknown host on the terminal itself. */
  const { status, error } = spawnSync('ssh', [...shared, ...alive, ...master, host], { stdio: 'inherit' })
  if (error) throw new OwnerError('ssh is missing: install OpenSSH')
  if (status !== 0) throw new OwnerError(describeFailure(host, readFileSync(log, 'utf8')))

  const start = (command: string, stdio: 'pipe' | 'inherit') =>
    spawn('ssh', [...shared, ...alive, host, command], { stdio: ['pipe', stdio, stdio] })
  const prefix = await rootPrefix(host, (command) => finish(start(command, 'pipe')))
  const isLost = () =>
    new OwnerError(
      `${host}: the connection was lost; what was running there still is. Run the command again: it continues where it stopped`,
    )
  return {
    /** The name or address that ssh connects to. */
    hostname: hostnameOf(host),
    /**
     * Runs a command of deploy/one-server.sh with root rights. `input` is sent to it, `onLine` gets each line that it says.
     * Resolves with its exit code and output; throws an OwnerError where the connection is lost.
     */
    async run(command: string, variables: Variables = {}, exchange: Exchange = {}) {
      const result = await finish(start(commandLine(command, variables, prefix), 'pipe'), exchange)
      if (result.code === sshError) throw isLost()
      return result
    },
    /** Runs a command with this terminal as its output. Resolves with its exit code. */
    async show(command: string) {
      const program = start(commandLine(command, {}, prefix), 'inherit')
      const [code] = await once(program, 'exit')
      return Number(code ?? 0)
    },
    close() {
      process.off('exit', close)
      close()
    },
  }
}

/** The command line that runs a command on the server. `prefix` is what gives it root rights. */
export function commandLine(command: string, variables: Variables, prefix = ''): string {
  const assignments = Object.entries(variables).map(([name, value]) => quoted(`${name}=${value}`))
  // The script is an argument, since standard input carries what is sent.
  const script = quoted(readFileSync(scriptFile, 'utf8'))
  return `${prefix}env ${assignments.join(' ')} sh -c ${script} one-server.sh ${command}`
}

/** A word for a POSIX shell. */
const quoted = (word: string) => `'${word.replaceAll("'", () => `'\\''`)}'`

async function finish(program: ChildProcess, { input, onLine }: Exchange = {}) {
  let output = ''
  for (const stream of [program.stdout, program.stderr]) {
    let line = ''
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      const lines = (line + chunk).split('\n')
      line = lines.pop() ?? ''
      for (const whole of lines) onLine?.(whole)
    })
    stream?.on('end', () => line && onLine?.(line))
  }
  const closed = once(program, 'close')
  // A step that fails does not read to the end.
  if (program.stdin) await pipeline(input ?? '', program.stdin).catch(() => undefined)
  const [code] = await closed
  return { code: Number(code ?? sshError), output }
}

/** What makes a command run with root rights: nothing, or sudo without a password. */
async function rootPrefix(host: string, run: (command: string) => Promise<{ code: number; output: string }>) {
  const { output } = await run('id -u; sudo -n id -u')
  const [own, withSudo] = output.trim().split('\n')
  if (own === '0') return ''
  if (withSudo === '0') return 'sudo -n '
  throw new OwnerError(
    `${host} has no root rights: connect as root, or as a user who needs no password for sudo`,
  )
}

/** The name or address that ssh connects to, after its configuration. */
function hostnameOf(host: string): string {
  const { stdout } = spawnSync('ssh', ['-G', host], { encoding: 'utf8' })
  return /^hostname (.+)$/m.exec(stdout ?? '')?.[1] ?? host
}

/** What OpenSSH says when it cannot connect, and what that means. */
const reasons: [said: RegExp, means: string][] = [
  [
    /REMOTE HOST IDENTIFICATION HAS CHANGED/,
    'shows another key than the one in known_hosts: either it was set up anew (then ssh-keygen -R removes the old key), or it is another machine',
  ],
  [/Host key verification failed/, 'is not known yet: connect once with ssh, and compare its key'],
  [/Permission denied/, 'lets nobody in with this name and these keys'],
  [/Could not resolve hostname/, 'has no address: is the name right?'],
  [/Connection refused/, 'takes no SSH connections on this port'],
  [/timed out|No route|unreachable/i, 'does not answer'],
]

/** One line for why ssh could not connect. */
export function describeFailure(host: string, log: string): string {
  const [, means] = reasons.find(([said]) => said.test(log)) ?? []
  return `${host} ${means ?? `cannot be reached: ${log.trim().split('\n').at(-1) ?? 'ssh failed'}`}`
}
