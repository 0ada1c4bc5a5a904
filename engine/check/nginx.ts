/** Checks an Nginx configuration of an article in a folder of its own, with certificates made for it. */
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Code } from 'mdast'
import { errorsOf } from './run-tool.ts'

/** The error of `nginx -t` for a snippet. `context=server` after its language names the block that it belongs in. */
export function checkNginx({ value, meta }: Code, folder: string): string {
  const ownFolder = mkdtempSync(join(folder, 'nginx-'))
  mkdirSync(join(ownFolder, 'var'))
  const configuration = join(ownFolder, 'nginx.conf')
  const context = /context=(\w+)/.exec(meta ?? '')?.[1] ?? 'http'
  writeFileSync(configuration, completed(withLocalPaths(value, ownFolder, folder), context, ownFolder))
  return errorsOf('nginx', '-t', '-q', '-p', ownFolder, '-c', configuration)
}

/** Replaces paths of certificates, logs, caches and included files by files in the temporary folder. */
function withLocalPaths(code: string, ownFolder: string, folder: string): string {
  const local = code
    .replace(/^user\s+.*;/m, '')
    .replace(/\binclude\s+(\S+);/g, (_, path: string) => {
      const file = join(ownFolder, 'var', path.replace(/\W+/g, '-'))
      writeFileSync(file, '')
      return `include ${file};`
    })
    .replace(
      /(access_log|error_log|proxy_cache_path|root|alias)\s+\/[^\s;]+/g,
      (_, directive: string) => `${directive} ${join(ownFolder, 'var')}/x`,
    )
  if (!/ssl_\w*certificate/.test(local)) return local
  const { key, certificate } = makeCertificate(folder)
  return local
    .replace(/(ssl_(?:trusted_|client_)?certificate)\s+\S+;/g, (_, name) => `${name} ${certificate};`)
    .replace(/ssl_certificate_key\s+\S+;/g, () => `ssl_certificate_key ${key};`)
}

/** Makes a certificate once for all snippets. Where that fails, Nginx says that it is missing. */
function makeCertificate(folder: string) {
  const key = join(folder, 'key.pem')
  const certificate = join(folder, 'certificate.pem')
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=example.com']
  if (!existsSync(certificate)) errorsOf('openssl', ...request, '-keyout', key, '-out', certificate)
  return { key, certificate }
}

/** A complete configuration around a snippet. */
function completed(code: string, context: string, ownFolder: string): string {
  const basics = `pid ${join(ownFolder, 'pid')}; error_log stderr;`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(ownFolder, 'var', name)};`)
    .join(' ')
  const http = (inner: string) => `${basics}\nevents {}\nhttp { access_log off; ${temporary}\n${inner}\n}\n`
  if (context === 'main') {
    const events = /\bevents\s*\{/.test(code) ? '' : 'events {}\n'
    return `${basics}\n${events}${code.replace(/^(pid|error_log)\s.*;$/gm, '').replace(/\bhttp\s*\{/, () => `http { ${temporary}`)}\n`
  }
  if (context === 'server') return http(`server { listen 127.0.0.1:8099;\n${code}\n}`)
  if (context === 'location') return http(`server { listen 127.0.0.1:8099; location / {\n${code}\n} }`)
  return http(code)
}
