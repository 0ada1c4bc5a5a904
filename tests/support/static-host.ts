import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runNginx } from '../../harness/nginx.ts'
import { freePort } from '../../harness/port.ts'
import { makeCertificate } from './nginx.ts'

export interface StaticHost {
  port: number
  stop: () => Promise<void>
}

/** Starts Nginx as a static host: it serves a folder according to its `_headers` and `_redirects`. */
export async function startStaticHost(published: string): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), 'static-'))
  makeCertificate(folder)
  const port = await freePort()
  const read = (name: string) => readFileSync(join(published, name), 'utf8')
  const server = `server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${folder}/fullchain.pem;
    ssl_certificate_key ${folder}/privkey.pem;
    root ${resolve(published)};
    absolute_redirect off;
    ${locations(read('_headers')).join('\n')}
    ${redirects(read('_redirects')).join('\n')}
  }`
  return { port, stop: await runNginx(folder, server, port) }
}

/** A rule with a wildcard applies to all its paths; a path is found with and without `.html`. */
function locations(file: string): string[] {
  const rules = file
    .split(/\n(?=\/)/)
    .map((rule) => rule.trim().split('\n'))
    .map(([path = '', ...lines]) => ({ path, lines: lines.map((line) => line.trim()) }))
  const headersOf = (path: string) =>
    rules
      .filter((rule) =>
        rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
      )
      .flatMap(({ lines }) =>
        lines.map((line) => line.replace(/^(\S+): (.*)$/, 'add_header $1 "$2" always;')),
      )
  const paths = [...new Set(['/sv/*', ...rules.map(({ path }) => path)])]
  return paths.map((path) => {
    const location = path.endsWith('*') ? path.slice(0, -1) : `= ${path}`
    const errorPage = path === '/sv/*' ? 'error_page 404 /sv/404.html;' : 'error_page 404 /404.html;'
    const files = path === '/' ? '/index.html' : '$uri $uri.html'
    return `location ${location} { ${headersOf(path).join(' ')} ${errorPage} try_files ${files} =404; }`
  })
}

function redirects(file: string): string[] {
  return file
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, , status]) => status === '301')
    .map(([from, to]) => `location = ${from} { return 301 ${to}; }`)
}
