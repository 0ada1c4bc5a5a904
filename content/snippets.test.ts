import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Code, Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { articleAt } from './article-files.ts'

/** Code in articles is run through the real tools: what a reader copies works. */
interface Snippet {
  where: string
  language: string
  meta: string
  code: string
}

function snippetsOf(file: string): Snippet[] {
  const { markdown, firstLine } = articleAt(file)
  const tree: Root = unified().use(remarkParse).parse(markdown)
  const found: Snippet[] = []
  visit(tree, 'code', (node: Code) => {
    const line = (node.position?.start.line ?? 1) + firstLine - 1
    found.push({
      where: `${file}:${line}`,
      language: node.lang ?? '',
      meta: node.meta ?? '',
      code: node.value,
    })
  })
  return found
}

const files = readdirSync('content/articles', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => join('content/articles', file))
const snippets = files.flatMap(snippetsOf)
const written = (...languages: string[]) =>
  snippets
    .filter(({ language }) => languages.includes(language))
    .map((snippet) => [snippet.where, snippet] as const)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'snippets-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a tool; its answer is empty where it found nothing wrong. */
function complaints(command: string, ...given: string[]): string {
  const { status, stderr, error } = spawnSync(command, given, { encoding: 'utf8' })
  if (error) throw error
  return status === 0 ? '' : stderr
}

test('every snippet names its language', () => {
  expect(snippets.filter(({ language }) => !language).map(({ where }) => where)).toEqual([])
})

describe('nginx', () => {
  beforeAll(() => {
    const key = join(folder, 'key.pem')
    const certificate = join(folder, 'certificate.pem')
    const made = complaints(
      ...([
        'openssl',
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=example.com',
      ] as const),
      '-keyout',
      key,
      '-out',
      certificate,
    )
    expect(made).toBe('')
  })

  test.each(written('nginx'))('%s passes nginx -t', (where, { code, meta }) => {
    const own = join(folder, where.replace(/\W+/g, '-'))
    mkdirSync(join(own, 'var'), { recursive: true })
    const configuration = join(own, 'nginx.conf')
    writeFileSync(configuration, whole(stand(code, own), /context=(\w+)/.exec(meta)?.[1] ?? 'http', own))
    expect(complaints('nginx', '-t', '-q', '-p', own, '-c', configuration)).toBe('')
  })
})

/** Puts paths of a server below a folder of the test: certificates, logs, caches and included files. */
function stand(code: string, own: string): string {
  return code
    .replace(/(ssl_(?:trusted_|client_)?certificate)\s+\S+;/g, `$1 ${join(folder, 'certificate.pem')};`)
    .replace(/ssl_certificate_key\s+\S+;/g, `ssl_certificate_key ${join(folder, 'key.pem')};`)
    .replace(/^user\s+.*;/m, '')
    .replace(/\binclude\s+(\S+);/g, (_, path: string) => {
      const file = join(own, 'var', path.replace(/\W+/g, '-'))
      writeFileSync(file, '')
      return `include ${file};`
    })
    .replace(
      /(access_log|error_log|proxy_cache_path|root|alias)\s+(\/[^\s;]+)/g,
      `$1 ${join(own, 'var')}$2`.replace('$2', '/x'),
    )
}

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

describe('YAML and JSON', () => {
  test.each(written('yaml', 'yml'))('%s parses', (_, { code }) => {
    expect(parseAllDocuments(code).flatMap(({ errors }) => errors.map(String))).toEqual([])
  })
  test.each(written('json'))('%s parses', (_, { code }) => {
    expect(() => JSON.parse(code)).not.toThrow()
  })
})

describe('shell', () => {
  test.each(written('bash', 'sh'))('%s passes bash -n', (where, { code }) => {
    const file = join(folder, `${where.replace(/\W+/g, '-')}.sh`)
    writeFileSync(file, code)
    expect(complaints('bash', '-n', file)).toBe('')
  })
})
