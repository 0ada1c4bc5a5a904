import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './port.ts'

/** What stands before servers. */
export interface ReverseProxy {
  url: string
  /** For those who come without TLS. */
  plainUrl: string
  stop: () => Promise<void>
}

/** Starts Nginx with the recipe of deploy/ before servers at these ports, with a certificate of its own. */
export async function startNginx(ports: readonly number[]): Promise<ReverseProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const [plain, secure] = [await freePort(), await freePort()]
  makeCertificate(folder)
  const recipe = changed(readFileSync('deploy/nginx.conf', 'utf8'), [
    [/listen 80;/, `listen 127.0.0.1:${plain};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${secure} ssl http2;`],
    [/listen \[::\]:\S+( ssl http2)?;/, ''],
    [/server_name [^;]+;/, 'server_name localhost;'],
    [/\/etc\/letsencrypt\/live\/[^/]+/, folder],
    [/( *server 127\.0\.0\.1:\d+ (.+)\n)+/, ports.map((port) => `server 127.0.0.1:${port} $2\n`).join('')],
    [/return 308 https:\/\/\$host/, `return 308 https://$host:${secure}`],
  ])
  const stop = await runNginx(folder, recipe, secure)
  return { url: `https://localhost:${secure}`, plainUrl: `http://localhost:${plain}`, stop }
}

/** Nginx in a folder of its own with these servers, until it is stopped. Resolves when it answers at `port`. */
export async function runNginx(folder: string, servers: string, port: number): Promise<() => Promise<void>> {
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/errors.log; worker_processes 1; ${userUnderRoot()}
    events { worker_connections 2000; }
    http { include /etc/nginx/mime.types; access_log off; ${kept.join(' ')} ${servers} }`,
  )
  const nginx = spawn('nginx', ['-e', `${folder}/errors.log`, '-c', `${folder}/nginx.conf`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await listening(nginx, port, () => readFileSync(`${folder}/errors.log`, 'utf8'))
  return async () => {
    const ended = once(nginx, 'exit')
    if (nginx.exitCode === null && nginx.kill('SIGTERM')) await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Its workers read what root has written. */
const userUnderRoot = () => (process.getuid?.() === 0 ? 'user root;' : '')

async function listening(nginx: ChildProcess, port: number, complaints: () => string) {
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`Nginx ended with ${nginx.exitCode}: ${complaints()}`)
    const socket = connect(port, '127.0.0.1')
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
    await wait(20)
  }
}

/** For any name: who asks does not look. */
export function makeCertificate(folder: string) {
  const { status, stderr } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...[
      '-subj',
      '/CN=localhost',
      '-keyout',
      join(folder, 'privkey.pem'),
      '-out',
      join(folder, 'fullchain.pem'),
    ],
  ])
  if (status !== 0) throw new Error(`No certificate for the tests: ${stderr}`)
}

/** Every place of each kind is changed; a kind that is not found means that the recipe has changed. */
function changed(recipe: string, changes: [RegExp, string][]): string {
  return changes.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`deploy/nginx.conf has no ${from}`)
    return text.replaceAll(new RegExp(from, 'g'), to)
  }, recipe)
}
