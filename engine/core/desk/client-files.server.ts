/** The desk's page, as the build has made it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { OwnerError } from '../base/owner-error.ts'
import { problem } from '../http/problem.server.ts'

interface ClientFile {
  bytes: Buffer<ArrayBuffer>
  type: string
}

/** By path, such as `/index.html`. Files are found by their exact path in memory, so path traversal is impossible. */
export type Client = ReadonlyMap<string, ClientFile>

/** Reads the page into memory. Throws an OwnerError where it has not been built. */
export function loadClient(buildFolder: string): Client {
  const folder = join(buildFolder, 'desk')
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    )
    const client = new Map(
      files.map((file) => {
        const path = join(file.parentPath, file.name)
        const address = `/${relative(folder, path).split(sep).join('/')}`
        return [address, { bytes: readFileSync(path), type: getMimeType(path) ?? 'application/octet-stream' }]
      }),
    )
    if (client.has('/index.html')) return client
  } catch {}
  throw new OwnerError(
    'The desk has not been built: run `npm run build`, or `npm run desk`, which does it by itself',
  )
}

/** Serves the page and its files. Other addresses are views of the page, which shows them itself. */
export const serveClient =
  (client: Client): MiddlewareHandler =>
  async (context) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return problem(405)
    const { path } = context.req
    // A file that is missing must not be answered with a page.
    const file = client.get(path) ?? (/\.\w+$/.test(path) ? undefined : client.get('/index.html'))
    if (!file) return problem(404)
    return context.body(file.bytes, 200, { 'Content-Type': file.type })
  }
