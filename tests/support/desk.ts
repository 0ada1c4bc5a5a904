import pino from 'pino'
import { onTestFinished } from 'vitest'
import { readConfig } from '../../engine/core/config/config.server.ts'
import type { Database } from '../../engine/core/database/open.server.ts'
import type { Done } from '../../engine/core/desk/api.ts'
import type { Client } from '../../engine/core/desk/client-files.server.ts'
import type { SitePages } from '../../engine/core/desk/desk.server.ts'
import { features } from '../../engine/server/features.ts'
import { createDesk } from '../../engine/shell/desk/app.server.ts'
import { eachTest } from './each-test.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'

const deskOrigin = 'http://127.0.0.1:3210'
export const deskKey = 'the-key-of-this-desk'

/** The built page, as small as can be. */
const page: Client = new Map([
  ['/index.html', { bytes: Buffer.from('<!doctype html><p>The desk'), type: 'text/html; charset=utf-8' }],
  ['/assets/desk-1a2b.js', { bytes: Buffer.from('start()'), type: 'text/javascript; charset=utf-8' }],
])

export interface Asked extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string | null>
}

/** Opens the desk on a new database, or on one that is open, for a browser that has not shown the key yet. */
export async function openTestedDesk({
  settings = {},
  on,
  undoFor = 60_000,
  pages = { titles: {}, articles: [] },
}: {
  settings?: Record<string, string>
  on?: { fresh: FreshDatabase; database: Database }
  undoFor?: number
  pages?: SitePages
} = {}) {
  const fresh = on?.fresh ?? (await freshDatabase())
  const { dataFolder, databaseUrl = '' } = fresh.settings
  const database = on?.database ?? (await fresh.open())
  const config = readConfig({
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    UPDATE_CHECK: 'off',
    // Nothing is built there, whatever is here.
    BUILD_DIR: dataFolder,
    ...settings,
  })
  const desk = await createDesk({
    features,
    config,
    database,
    log: pino({ level: 'silent' }),
    client: page,
    pages,
    key: deskKey,
    undoFor,
  })
  let cookie = ''

  /** Sends a request as the desk's own page does; `headers` replace those of the browser, null leaves one out. */
  async function ask(path: string, init: Asked = {}) {
    const { headers = {}, ...rest } = init
    const isReading = ['GET', 'HEAD'].includes(init.method ?? 'GET')
    const all: Record<string, string | null> = {
      Host: '127.0.0.1:3210',
      'Sec-Fetch-Site': 'same-origin',
      ...(cookie && { Cookie: cookie }),
      ...(!isReading && { Origin: deskOrigin, 'Content-Type': 'application/json' }),
      ...headers,
    }
    const sent = Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
    )
    return desk.app.request(`${deskOrigin}${path}`, { ...rest, headers: sent })
  }

  async function read<Answer>(path: string): Promise<Answer> {
    const response = await ask(path)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    // What the desk answers has the shapes that its page reads.
    const answer: Answer = await response.json()
    return answer
  }

  const send = (path: string, body: unknown = {}) => ask(path, { method: 'POST', body: JSON.stringify(body) })

  return {
    config,
    database,
    ask,
    /** Opens the address with the key. */
    async enter(key = deskKey, headers: Record<string, string | null> = {}) {
      const response = await ask(`/?key=${key}`, { headers: { 'Sec-Fetch-Site': 'none', ...headers } })
      const [pair] = (response.headers.get('Set-Cookie') ?? '').split(';')
      if (pair) cookie = pair
      return response
    },
    read,
    /** Changes something. Returns the status of the answer. */
    send: async (path: string, body?: unknown) => (await send(path, body)).status,
    /** Changes something that can be changed. */
    async change(path: string, body?: unknown): Promise<Done> {
      const response = await send(path, body)
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      const done: Done = await response.json()
      return done
    },
    /** Takes a change back. Returns the status of the answer. */
    undo: async ({ undo }: Pick<Done, 'undo'>) => (await send(`/api/undo/${undo}`)).status,
    stop: () => desk.stop(),
    async close() {
      await desk.stop()
      if (on) return
      await database.destroy()
      await fresh.remove()
    },
  }
}

type DeskOptions = Parameters<typeof openTestedDesk>[0]

async function enterDesk(options: DeskOptions) {
  const desk = await openTestedDesk(options)
  await desk.enter()
  return desk
}

/** The desk in a browser that has shown the key, for each test of a file. */
export const deskForEachTest = (options: DeskOptions = {}) =>
  eachTest(
    () => enterDesk(options),
    (desk) => desk.close(),
  )

/** Another desk in such a browser, until the test ends. */
export async function openDeskInTest(options: DeskOptions) {
  const desk = await enterDesk(options)
  onTestFinished(() => desk.close())
  return desk
}
