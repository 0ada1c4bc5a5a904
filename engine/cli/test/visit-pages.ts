/** `kodhamn test`, after the build: asks the built server for every page, and for each address of the site that pages name. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { selectAll } from 'hast-util-select'
import pMap from 'p-map'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { buildFolder } from '../../core/base/build-folder.ts'
import { OwnerError } from '../../core/base/owner-error.ts'
import type { Manifest } from '../../core/served/manifest.server.ts'
import { countOf, officeWords } from '../../core/terminal/office-words.server.ts'
import { fill } from '../../core/text/sentence.ts'
import { siteUrl } from '../../seo/site-url.ts'

/** Starts the built server, with a data folder of its own and no setting of the owner's, so that no mail is sent. */
async function startServer(folder: string) {
  const data = mkdtempSync(join(tmpdir(), 'visit-'))
  const { PATH } = process.env
  const server = spawn(process.execPath, [resolve(folder, 'server/main.js')], {
    env: { PATH, BUILD_DIR: folder, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => server.once('exit', done))
  const stop = async () => {
    server.kill()
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  for await (const line of createInterface(server.stdout)) {
    const [address] = /http:\/\/\S+/.exec(line) ?? []
    if (!address) continue
    // What it says later is of no use, and must not fill the pipe.
    server.stdout.resume()
    return { address, stop }
  }
  await stop()
  throw new OwnerError('the built server does not start; the reason is above')
}

/** Where pages say that they are. */
const publicOrigin = new URL(siteUrl).origin

interface Visited {
  links: readonly URL[]
  ids: ReadonlySet<string>
}

/** Asks for a page. Returns what is wrong with it as a text. */
async function visit(url: URL): Promise<Visited | string> {
  const response = await fetch(url, { redirect: 'manual' })
  const html = await response.text()
  if (response.status !== 200) return `is answered with status ${response.status}`
  const tree = unified().use(rehypeParse).parse(html)
  const headings = selectAll('h1', tree).length
  if (headings !== 1) return `has ${headings} main headings instead of one`
  const linked = selectAll('a[href], link[href], script[src], img[src]', tree)
  return {
    links: linked
      .map(({ properties: { href, src } }) => new URL(String(href ?? src), url))
      .filter(({ origin }) => [url.origin, publicOrigin].includes(origin))
      .map(({ pathname, search, hash }) => new URL(pathname + search + hash, url)),
    ids: new Set(selectAll('[id]', tree).map(({ properties }) => String(properties.id))),
  }
}

/** Visits all that is built. Throws an OwnerError with a line for each page or link that does not hold. */
export async function visitPages(folder = buildFolder) {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const { address, stop } = await startServer(folder)
  try {
    const problems: string[] = []
    const pages = new Map<string, Visited>()
    const without = ({ origin, href, hash }: URL) => href.slice(origin.length, href.length - hash.length)
    await pMap(
      Object.keys(manifest.titles),
      async (path) => {
        const url = new URL(path, address)
        const visited = await visit(url)
        if (typeof visited === 'string') problems.push(`${path} ${visited}`)
        else pages.set(without(url), visited)
      },
      { concurrency: 8 },
    )
    const links = [...pages].flatMap(([page, { links }]) => links.map((link) => ({ page, link })))
    const byTarget = Map.groupBy(links, ({ link }) => without(link))
    await pMap(
      byTarget,
      async ([target, naming]) => {
        const ids = pages.get(target)?.ids
        const status = ids ? 200 : (await fetch(new URL(target, address))).status
        for (const { page, link } of naming) {
          const id = decodeURIComponent(link.hash.slice(1))
          if (status >= 400)
            problems.push(`${page} leads to ${target}, which is answered with status ${status}`)
          else if (ids && id && !ids.has(id))
            problems.push(`${page} leads to ${target}#${id}, which is not there`)
        }
      },
      { concurrency: 8 },
    )
    if (problems.length > 0) throw new OwnerError([...new Set(problems)].sort())
    const counts = { pages: countOf(pages.size, 'page'), addresses: countOf(byTarget.size, 'address') }
    console.log(fill(officeWords().site.visited, counts))
  } finally {
    await stop()
  }
}
