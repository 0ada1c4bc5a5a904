import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tests/port.ts'
import { end, type Serving, startProgram } from './serve.ts'

/** An answer that Nginx is to give, byte for byte as ours, at an address of its own. */
export interface Given {
  path: string
  /** A file that holds the body as it is sent. */
  file: string
  headers: Headers
}

/** Made by Nginx itself for each answer. */
const own = new Set(['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive'])

/** Debian's Nginx with one worker. It sends files with the headers they come with, or hands requests on to servers. */
export async function startNginx({ files = [], servers = [] }: { files?: Given[]; servers?: string[] }) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const quoted = (text: string) => JSON.stringify(text).replaceAll('$', '')
  const locations = files.map(({ path, file, headers }) => {
    const added = [...headers].filter(([name]) => !own.has(name))
    return `location = ${path} {
      alias ${resolve(file)};
      types {} default_type ${quoted(headers.get('Content-Type') ?? '')};
      ${added.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n')}
    }`
  })
  const upstream = `upstream site { ${servers.map((url) => `server ${new URL(url).host};`).join(' ')} keepalive 256; }`
  const proxy = `location / {
    proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
    proxy_set_header X-Forwarded-Proto https; proxy_set_header X-Forwarded-For $remote_addr;
  }`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log /dev/null;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      ${servers.length > 0 ? upstream : ''}
      server { listen 127.0.0.1:${port}; ${locations.join('\n')} ${servers.length > 0 ? proxy : ''} }
    }`,
  )
  const child = startProgram('nginx', ['-c', join(folder, 'nginx.conf'), '-e', '/dev/null'])
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}${files[0]?.path ?? '/'}`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`Nginx ended with ${child.exitCode}`)
    await wait(50)
  }
  // Of the two processes the one that answers.
  const worker = Number(execFileSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' }))
  const serving: Serving = {
    url,
    pid: worker,
    async stop() {
      await end(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return serving
}
