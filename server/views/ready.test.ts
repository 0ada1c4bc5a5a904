import { afterEach, beforeEach, expect, test } from 'vitest'
import { openApp, type TestedApp } from '../../tests/app.ts'
import { listenLocally } from '../../tests/port.ts'
import type { Seen } from '../app.ts'
import { openDoor } from '../http/door.ts'
import { readyViews } from './ready.ts'

const slug = '/api/views?slug=%2Fblog%2Fapp-development-in-skane'
const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' }

let tested: TestedApp
let isStopping: boolean
let seen: Seen[]
/** Of requests that were left to the app. */
let left: string[]
let viewsOf: TestedApp['api']['viewsOf']
let url: string
let close: () => void

beforeEach(async () => {
  isStopping = false
  seen = []
  left = []
  tested = await openApp()
  viewsOf = tested.api.viewsOf
  const api = {
    ...tested.api,
    isStopping: () => isStopping,
    viewsOf: (article: Parameters<typeof viewsOf>[0]) => viewsOf(article),
  }
  const ahead = readyViews({ api, log: tested.log, observe: (one) => seen.push(one) })
  const { server } = openDoor(
    {
      fetch(request, ...rest) {
        left.push(`${request.method} ${new URL(request.url).search}`)
        return tested.app.fetch(request, ...rest)
      },
      ahead: [ahead],
    },
    { isBehindProxy: false },
  )
  url = `http://127.0.0.1:${await listenLocally(server)}`
  close = () => server.close()
})

afterEach(async () => {
  close()
  await tested.close()
})

const ask = (path: string, request: RequestInit = {}) =>
  fetch(url + path, { ...request, headers: { ...browser, Connection: 'close', ...request.headers } })

/** Of an answer of the app: what it says of itself, without what is new each time. */
const saidBy = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) => !['date', 'connection', 'keep-alive', 'x-request-id', 'content-length'].includes(name),
    ),
  )

/** The last line of the log, without what is new each time. */
function lastLine() {
  const { time, id, ms, ...line } = JSON.parse(tested.logged.at(-1) ?? '{}') as Record<string, unknown>
  return line
}

test.each([
  ['by its path', slug],
  ['by its path as it is', decodeURIComponent(slug)],
  ['by its last part', '/api/views?slug=app-development-in-skane'],
  ['beside something else', `/api/views?from=list&slug=app-development-in-skane`],
])('an article that is named %s is answered, logged and counted as the app does', async (_, path) => {
  await ask(path, { method: 'POST' })
  left = []
  const response = await ask(path)
  const line = lastLine()
  expect(left).toEqual([])
  const expected = await tested.app.request(path)
  expect(response.status).toBe(expected.status)
  expect(saidBy(response)).toEqual(saidBy(expected))
  const answer = await response.text()
  expect(answer).toBe(await expected.text())
  expect(JSON.parse(answer)).toEqual({ views: 651 })
  expect(line).toEqual(lastLine())
  expect(seen).toMatchObject([{ method: 'GET', route: '/api/views', status: 200 }])
})

test('it carries the name that a proxy gave the request, and a well-formed one only', async () => {
  const named = (id: string) => ask(slug, { headers: { 'X-Request-Id': id } })
  expect((await named('from-the-proxy')).headers.get('X-Request-Id')).toBe('from-the-proxy')
  expect((await named('a b')).headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['a reader to be counted', slug, { method: 'POST' }, 200],
  ['who asks for the headers alone', slug, { method: 'HEAD' }, 200],
  ['an unknown article', '/api/views?slug=/blog/nothing', {}, 404],
  ['no article', '/api/views', {}, 400],
  ['another address that begins alike', '/api/viewsx?slug=app-development-in-skane', {}, 404],
])('%s is left to the app', async (_, path, request, status) => {
  expect((await ask(path, request)).status).toBe(status)
  expect(left).toHaveLength(1)
})

test('a server that is stopping leaves all to the app', async () => {
  isStopping = true
  expect((await ask(slug)).status).toBe(200)
  expect(left).toHaveLength(1)
})

test('what fails is left to the app', async () => {
  viewsOf = () => Promise.reject(new Error('away'))
  expect((await ask(slug)).status).toBe(200)
  expect(left).toHaveLength(1)
  expect(seen).toEqual([])
})
