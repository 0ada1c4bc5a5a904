import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { runNginx } from '../../harness/nginx.ts'
import { freePort } from '../../harness/port.ts'
import { browserHeaders } from './wrk.ts'

/** Nginx sets these headers itself. */
const ownHeaders = ['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive']

/** Starts an Nginx that responds to every request with the bytes and headers that a server sends for `url`. */
export async function serveCopy(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const response = await responseOf(url)
  // Still compressed, as it was sent.
  writeFileSync(join(folder, 'body'), await buffer(response))
  const added = Object.entries(response.headers).filter(([name]) => !ownHeaders.includes(name))
  return startNginx(
    folder,
    `server {
      listen PORT; root ${folder}; types {} default_type ${quoted(response.headers['content-type'])};
      ${added.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n')}
      location / { try_files /body =404; }
    }`,
  )
}

const responseOf = (url: string) =>
  new Promise<IncomingMessage>((resolve, reject) =>
    request(url, { headers: browserHeaders }, resolve).on('error', reject).end(),
  )

const quoted = (value: unknown) => JSON.stringify(String(value)).replaceAll('$', '')

/** Starts an Nginx that proxies requests to servers in turn. */
export function startProxy(urls: readonly string[]) {
  const servers = urls.map((url) => `server ${new URL(url).host};`)
  return startNginx(
    mkdtempSync(join(tmpdir(), 'nginx-')),
    `upstream site { ${servers.join(' ')} keepalive 256; }
    server {
      listen PORT;
      location / {
        proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
        proxy_set_header X-Forwarded-Proto https; proxy_set_header X-Forwarded-For $remote_addr;
      }
    }`,
  )
}

/** Starts Nginx with one worker at a free port, which replaces PORT in the configuration. */
async function startNginx(folder: string, servers: string) {
  const port = await freePort()
  const http = `sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100; ${servers}`
  const stop = await runNginx(
    folder,
    http.replace('PORT', () => `127.0.0.1:${port}`),
    port,
  )
  // The worker handles the requests, not the main process.
  const main = readFileSync(join(folder, 'pid'), 'utf8').trim()
  const worker = Number(execFileSync('pgrep', ['-P', main], { encoding: 'utf8' }))
  return { url: `http://127.0.0.1:${port}`, pid: worker, stop }
}
