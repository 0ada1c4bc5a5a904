import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../harness/port.ts'
import { type ReverseProxy, replaceAll } from './nginx.ts'

interface Caddy extends ReverseProxy {
  /** The socket at which its configuration can be replaced. */
  administration: string
  /** Reads its configuration again, as `systemctl reload` does. */
  reload: () => void
}

/** Starts Caddy with deploy/Caddyfile in front of servers at these ports, with its own certificate authority. */
export async function startCaddy(ports: readonly number[]): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const [plain, secure] = [await freePort(), await freePort()]
  const recipe = join(folder, 'Caddyfile')
  const administration = join(folder, 'admin.socket')
  const options = `admin unix/${administration}
    http_port ${plain}
    https_port ${secure}
    default_bind 127.0.0.1
    skip_install_trust`
  const shipped = readFileSync('deploy/Caddyfile', 'utf8')
  writeFileSync(recipe, replaceAll(shipped, [[/admin unix\/\/var\/lib\/caddy\/admin\.socket/, options]]))
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    DOMAIN: 'localhost',
    UPSTREAM: ports.map((port) => `127.0.0.1:${port}`).join(' '),
  }
  const configuration = ['--config', recipe, '--adapter', 'caddyfile']
  let output = ''
  const caddy = spawn('caddy', ['run', ...configuration], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  caddy.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk).slice(-10_000)
  })
  const ended = once(caddy, 'exit')
  const root = join(folder, 'data/caddy/pki/authorities/local/root.crt')
  while (!(await answers(secure, root))) {
    if (caddy.exitCode !== null) throw new Error(`Caddy ended with ${caddy.exitCode}: ${output}`)
    await wait(50)
  }
  return {
    url: `https://localhost:${secure}`,
    plainUrl: `http://localhost:${plain}`,
    administration,
    reload() {
      const { status, stderr } = spawnSync('caddy', ['reload', '--force', ...configuration], { env })
      if (status !== 0) throw new Error(`Caddy does not reload: ${stderr}`)
    },
    async stop() {
      if (caddy.exitCode === null && caddy.kill('SIGTERM')) await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Whether it responds with a valid certificate. The root certificate does not exist before Caddy has started. */
async function answers(port: number, root: string): Promise<boolean> {
  try {
    const request = https.request({
      port,
      host: 'localhost',
      family: 4,
      path: '/api/live',
      ca: readFileSync(root),
    })
    const [response] = await once(request.end(), 'response')
    response.resume()
    return response.statusCode === 200
  } catch {
    return false
  }
}
