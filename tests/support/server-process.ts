import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildFolder } from '../../engine/core/base/build-folder.ts'
import type { Manifest, ServedFile } from '../../engine/core/served/manifest.server.ts'
import { site } from '../../engine/core/site/site.ts'
import { siteIndex } from '../../engine/shell/site-index.ts'
import { serverIn } from '../../harness/start-site.ts'
import { countedArticles } from '../fixtures/counted-articles.ts'
import type { FreshDatabase } from './fresh-database.ts'
import { processEnvironment } from './process-environment.ts'

export interface ServerProcess {
  url: string
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number | null>
  /** Kills the process, without time to finish anything. */
  kill: () => Promise<void>
  /** Stops it with SIGTERM. Resolves with the exit code. */
  stop: () => Promise<number | null>
}

/** The built server, which is up in half of the time, where it is built for these tests; else that of the sources. */
export const serverFile = resolve(
  process.env.SERVER_IS_BUILT ? serverIn(buildFolder) : 'engine/server/main.ts',
)

const readsJsx = `--import=${resolve(import.meta.dirname, 'run-tsx.mjs')}`

/** Starts the server as a process on a free port, with the API and a home page. Throws with its output where it ends. */
export async function startServer(
  { settings }: Pick<FreshDatabase, 'settings'>,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = spawn(process.execPath, [readsJsx, serverFile], {
    cwd: folderWithHomePage(settings.dataFolder),
    env: {
      ...processEnvironment,
      PORT: '0',
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      DATA_DIR: settings.dataFolder,
      DATABASE_URL: settings.databaseUrl ?? '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'exit').then(([code]): number | null => code)
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const readOutput = (chunk: Buffer) => {
      output += chunk
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (!port) return
      resolve(`http://127.0.0.1:${port}`)
      // The log is discarded: a full pipe would block the server.
      for (const stream of [server.stdout, server.stderr]) stream.off('data', readOutput).resume()
    }
    for (const stream of [server.stdout, server.stderr]) stream.on('data', readOutput)
    server.once('close', (code) => reject(new Error(`${output.trim()} (ended with ${code})`)))
  })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    server.kill(signal)
    return ended
  }
  return {
    url,
    ended,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

/** Writes a build with a home page, which stands for the articles too: the server and the desk read it from their working directory. */
export function folderWithHomePage(folder: string): string {
  const { redirects, hosts } = siteIndex()
  const home: ServedFile = {
    file: '/index.html',
    type: 'text/html; charset=utf-8',
    encodings: {},
    etag: 'home',
    isImmutable: false,
    page: '/',
  }
  const articles = countedArticles.map(({ path }) => [path, { ...home, page: path }] as const)
  const files = { '/': home, ...Object.fromEntries(articles) }
  const manifest: Manifest = { files, titles: {}, redirects, articles: countedArticles, hosts }
  mkdirSync(join(folder, 'build/site'), { recursive: true })
  writeFileSync(join(folder, 'build/site/index.html'), '<!DOCTYPE html><title>Home</title>')
  writeFileSync(join(folder, 'build/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'build/site.json'), JSON.stringify(site))
  return folder
}
