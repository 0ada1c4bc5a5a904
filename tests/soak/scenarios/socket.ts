import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { listenLocally } from '../../../harness/port.ts'
import { serverFile } from '../../support/server-process.ts'
import { until } from './contact-senders.ts'

/**
 * What systemd does for deploy/systemd/kodhamn.socket, in one line: the socket stays open, and one server after the
 * other finds it as its third file.
 */
const keeper = `while LISTEN_FDS=1 sh -c 'echo "process $$"; LISTEN_PID=$$ exec "$@"' - "$@"; do :; done`

export interface ServerAtSocket {
  url: string
  /** Resolves when the next server answers. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts the server on a socket that is open before it and stays open after it. */
export async function startAtSocket(environment: Record<string, string>): Promise<ServerAtSocket> {
  const socket = createServer()
  const url = `http://127.0.0.1:${await listenLocally(socket)}`
  const file = Number(Reflect.get(Reflect.get(socket, '_handle') ?? {}, 'fd'))
  const program = spawn('sh', ['-c', keeper, '-', process.execPath, serverFile], {
    env: { PATH: process.env.PATH, TRUST_PROXY: '1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', file],
  })
  // From here on the socket is the program's: nobody answers until a server does.
  socket.close()
  let running = 0
  let started = 0
  const { stdout } = program
  if (!stdout) throw new Error('What the program says is not heard')
  createInterface(stdout).on('line', (line) => {
    running = Number(/^process (\d+)/.exec(line)?.[1] ?? running)
    if (line.startsWith('The site is up')) started++
  })
  const up = (times: number) => until(() => started >= times, `the server is up for the ${times}. time`)
  await up(1)
  return {
    url,
    async restart() {
      const times = started + 1
      process.kill(running, 'SIGTERM')
      await up(times)
    },
    async stop() {
      const ended = once(stdout, 'end')
      program.kill('SIGKILL')
      process.kill(running, 'SIGTERM')
      await ended
    },
  }
}
