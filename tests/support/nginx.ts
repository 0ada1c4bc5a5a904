import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNginx } from '../../harness/nginx.ts'
import { freePort } from '../../harness/port.ts'

export interface ReverseProxy {
  url: string
  /** Without TLS. */
  plainUrl: string
  stop: () => Promise<void>
}

/** Starts Nginx with deploy/nginx.conf in front of servers at these ports, with a new certificate. */
export async function startNginx(ports: readonly number[]): Promise<ReverseProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const [plain, secure] = [await freePort(), await freePort()]
  makeCertificate(folder)
  const recipe = replaceAll(readFileSync('deploy/nginx.conf', 'utf8'), [
    [/listen 80;/, `listen 127.0.0.1:${plain};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${secure} ssl http2;`],
    [/listen \[::\]:\S+( ssl http2)?;/, ''],
    [/server_name [^;]+;/, 'server_name localhost;'],
    [/\/etc\/letsencrypt\/live\/[^/]+/, folder],
    [
      /( *server 127\.0\.0\.1:\d+ max_fails=0;.*\n)+/,
      ports.map((port) => `server 127.0.0.1:${port} max_fails=0;\n`).join(''),
    ],
    [/return 308 https:\/\/\$host/, `return 308 https://$host:${secure}`],
  ])
  const stop = await runNginx(folder, recipe, secure)
  return { url: `https://localhost:${secure}`, plainUrl: `http://localhost:${plain}`, stop }
}

/** Makes a certificate that clients do not verify. */
function makeCertificate(folder: string) {
  const { status, stderr } = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '1',
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

/** Applies all replacements. Throws where one has no match, because the configuration has changed. */
export function replaceAll(recipe: string, changes: [RegExp, string][]): string {
  return changes.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`The configuration of the proxy has no ${from}`)
    return text.replaceAll(new RegExp(from, 'g'), () => to)
  }, recipe)
}
