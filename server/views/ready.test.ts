import { afterEach, beforeEach, expect, test } from 'vitest'
import { openApp, type TestedApp } from '../../tests/app.ts'
import { listenLocally } from '../../tests/port.ts'
import type { Seen } from '../app.ts'
import { openDoor } from '../http/door.ts'
import { readyViews } from './ready.ts'

const address = '/api/views?slug=%2Fblog%2Fapp-development-in-skane'
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

/** A line of the log, without what is new each time. */
function withoutNew(text = '{}') {
  const { time, id, ms, stack, ...line } = JSON.parse(text) as Record<string, unknown>
  return line
}
const lastLine = () => withoutNew(tested.logged.at(-1))

test.each([
  ['by its path', address],
  ['by its path as it is', decodeURIComponent(address)],
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
  const named = (id: string) => ask(address, { headers: { 'X-Request-Id': id } })
  expect((await named('from-the-proxy')).headers.get('X-Request-Id')).toBe('from-the-proxy')
  expect((await named('a b')).headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['a reader to be counted', address, { method: 'POST' }, 200],
  ['who asks for the headers alone', address, { method: 'HEAD' }, 200],
  ['an unknown article', '/api/views?slug=/blog/nothing', {}, 404],
  ['no article', '/api/views', {}, 400],
  ['another address that begins alike', '/api/viewsx?slug=app-development-in-skane', {}, 404],
])('%s is left to the app', async (_, path, request, status) => {
  expect((await ask(path, request)).status).toBe(status)
  expect(left).toHaveLength(1)
})

test('a server that is stopping leaves all to the app', async () => {
  isStopping = true
  expect((await ask(address)).status).toBe(200)
  expect(left).toHaveLength(1)
})

test('a server that begins to stop meanwhile says that the connection ends', async () => {
  viewsOf = async () => {
    isStopping = true
    return 1
  }
  expect((await ask(address, { headers: { Connection: 'keep-alive' } })).headers.get('Connection')).toBe(
    'close',
  )
})

test.each([
  ['a database that is away', Object.assign(new Error('away'), { code: 'ECONNREFUSED' })],
  ['a mistake', new Error('Mistake')],
])('%s is told and logged as the app does, and asked once', async (_, error) => {
  let times = 0
  viewsOf = () => {
    times++
    return Promise.reject(error)
  }
  const response = await ask(address)
  expect([left, times]).toEqual([[], 1])
  const lines = tested.logged.splice(0)
  // The app that knows no better way.
  tested.api.viewsOf = viewsOf
  const expected = await tested.app.request(address)
  expect(response.status).toBe(expected.status)
  expect(saidBy(response)).toEqual(saidBy(expected))
  expect(await response.text()).toBe(await expected.text())
  expect(lines.map((line) => withoutNew(line))).toEqual(tested.logged.map((line) => withoutNew(line)))
  expect(seen).toMatchObject([{ method: 'GET', route: '/api/views', status: expected.status }])
})
