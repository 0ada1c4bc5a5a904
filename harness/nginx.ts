import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * Runs Nginx with one worker in a folder of its own. `http` is the content of its `http` block. Resolves when it listens
 * on `port`, with a function that stops it and deletes the folder.
 */
export async function runNginx(folder: string, http: string, port: number): Promise<() => Promise<void>> {
  const errors = join(folder, 'errors.log')
  const configuration = join(folder, 'nginx.conf')
  // The worker must read files that root has written.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    configuration,
    `daemon off; pid ${folder}/pid; error_log ${errors}; worker_processes 1; ${user}
    events { worker_connections 2000; }
    http {
      include /etc/nginx/mime.types; access_log off;
      ${temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      ${http}
    }`,
  )
  const nginx = spawn('nginx', ['-e', errors, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const kill = () => nginx.kill()
  process.once('exit', kill)
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null)
      throw new Error(`Nginx ended with ${nginx.exitCode}: ${readFileSync(errors, 'utf8')}`)
    await wait(20)
  }
  return async () => {
    process.off('exit', kill)
    const ended = once(nginx, 'exit')
    if (nginx.exitCode === null && nginx.kill()) await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
