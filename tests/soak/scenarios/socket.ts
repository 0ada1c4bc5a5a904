import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { listenLocally } from '../../../harness/port.ts'
import { serverFile } from '../../support/server-process.ts'
import { until } from './contact-senders.ts'

/**
 * Does what systemd does for deploy/systemd/kodhamn.socket: the socket stays open, and each server inherits it as file
 * descriptor 3.
 */
const keeper = `while LISTEN_FDS=1 sh -c 'echo "process $$"; LISTEN_PID=$$ exec "$@"' - "$@"; do :; done`

/** Starts the server on a socket that stays open across restarts. */
export async function startAtSocket(environment: Record<string, string>) {
  const socket = createServer()
  const url = `http://127.0.0.1:${await listenLocally(socket)}`
  const file = Number(Reflect.get(Reflect.get(socket, '_handle') ?? {}, 'fd'))
  const program = spawn('sh', ['-c', keeper, '-', process.execPath, serverFile], {
    env: { PATH: process.env.PATH, TRUST_PROXY: '1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', file],
  })
  // The socket now belongs to the program, and requests wait for a server.
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
    /** Resolves when the next server answers. */
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
