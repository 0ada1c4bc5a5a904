import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { siteIndex } from '../../app/site-index.ts'
import type { Manifest } from '../../server/pages/manifest.ts'
import { countedArticles } from '../fixtures/counted-articles.ts'
import type { FreshDatabase } from './fresh-database.ts'

export interface ServerProcess {
  url: string
  /** Resolves with the exit code when it has ended, of itself or not. */
  ended: Promise<number | null>
  /** As a power cut does: no time to finish anything. */
  kill: () => Promise<void>
  /** As an operator does. Resolves with the exit code. */
  stop: () => Promise<number | null>
}

/** The server of the sources; in the long tests the one that is deployed, which they have built. */
export const serverFile = resolve(process.env.SOAK ? 'build/server/main.js' : 'server/main.ts')

/** Starts the real server as a process on a free port: all of the API, and no pages. Fails with what it said where it ends. */
export async function startServer(
  { settings }: Pick<FreshDatabase, 'settings'>,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = spawn(process.execPath, [serverFile], {
    cwd: folderWithoutPages(settings.dataFolder),
    env: {
      PATH: process.env.PATH,
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
  const url = await new Promise<string>((found, failed) => {
    const hear = (chunk: Buffer) => {
      output += chunk
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (!port) return
      found(`http://127.0.0.1:${port}`)
      // Its log is not looked at; unread, it would stop the server when the pipe is full.
      for (const stream of [server.stdout, server.stderr]) stream.off('data', hear).resume()
    }
    for (const stream of [server.stdout, server.stderr]) stream.on('data', hear)
    server.once('close', (code) => failed(new Error(`${output.trim()} (ended with ${code})`)))
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

/** The server looks for the built site where it is started. */
function folderWithoutPages(folder: string): string {
  const { redirects, hosts } = siteIndex()
  const manifest: Manifest = { files: {}, titles: {}, redirects, articles: countedArticles, hosts }
  mkdirSync(join(folder, 'build'), { recursive: true })
  writeFileSync(join(folder, 'build/manifest.json'), JSON.stringify(manifest))
  return folder
}
