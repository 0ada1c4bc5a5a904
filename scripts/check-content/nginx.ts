/** Tries an Nginx configuration from an article in a folder of its own, with certificates made for it. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Code } from 'mdast'

/** Where snippets are tried. */
export interface Bench {
  folder: string
  /** The certificate and its key, once there is one. */
  keys: { key: string; certificate: string } | undefined
}

/** Runs a tool; its answer is empty where it found nothing wrong. */
export function complaint(command: string, ...given: string[]): string {
  const { status, stderr, error } = spawnSync(command, given, { encoding: 'utf8', timeout: 60_000 })
  if (error) return error.message
  return status === 0 ? '' : stderr || `${command} ends with ${status}`
}

/** What `nginx -t` says of a snippet. `context=server` after its language names the block that it belongs in. */
export function nginxComplaint({ value, meta }: Code, bench: Bench): string {
  const own = mkdtempSync(join(bench.folder, 'nginx-'))
  mkdirSync(join(own, 'var'))
  const configuration = join(own, 'nginx.conf')
  const context = /context=(\w+)/.exec(meta ?? '')?.[1] ?? 'http'
  writeFileSync(configuration, whole(stand(value, own, bench), context, own))
  return complaint('nginx', '-t', '-q', '-p', own, '-c', configuration)
}

/** Puts paths of a server below a folder of the bench: certificates, logs, caches and included files. */
function stand(code: string, own: string, bench: Bench): string {
  const moved = code
    .replace(/^user\s+.*;/m, '')
    .replace(/\binclude\s+(\S+);/g, (_, path: string) => {
      const file = join(own, 'var', path.replace(/\W+/g, '-'))
      writeFileSync(file, '')
      return `include ${file};`
    })
    .replace(
      /(access_log|error_log|proxy_cache_path|root|alias)\s+\/[^\s;]+/g,
      (_, directive: string) => `${directive} ${join(own, 'var')}/x`,
    )
  if (!/ssl_\w*certificate/.test(moved)) return moved
  const { key, certificate } = keysOf(bench)
  return moved
    .replace(/(ssl_(?:trusted_|client_)?certificate)\s+\S+;/g, `$1 ${certificate};`)
    .replace(/ssl_certificate_key\s+\S+;/g, `ssl_certificate_key ${key};`)
}

/** A key and a certificate, made once. Where they cannot be made, Nginx says that they are missing. */
function keysOf(bench: Bench) {
  if (bench.keys) return bench.keys
  const keys = { key: join(bench.folder, 'key.pem'), certificate: join(bench.folder, 'certificate.pem') }
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=example.com']
  complaint('openssl', ...request, '-keyout', keys.key, '-out', keys.certificate)
  bench.keys = keys
  return keys
}

/** A whole configuration around a snippet. */
function whole(code: string, context: string, own: string): string {
  const basics = `pid ${join(own, 'pid')}; error_log stderr;`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(own, 'var', name)};`)
    .join(' ')
  const http = (inner: string) => `${basics}\nevents {}\nhttp { access_log off; ${temporary}\n${inner}\n}\n`
  if (context === 'main') {
    const events = /\bevents\s*\{/.test(code) ? '' : 'events {}\n'
    return `${basics}\n${events}${code.replace(/^(pid|error_log)\s.*;$/gm, '').replace(/\bhttp\s*\{/, `http { ${temporary}`)}\n`
  }
  if (context === 'server') return http(`server { listen 127.0.0.1:8099;\n${code}\n}`)
  if (context === 'location') return http(`server { listen 127.0.0.1:8099; location / {\n${code}\n} }`)
  return http(code)
}
