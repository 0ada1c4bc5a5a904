import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { siteIndex } from '../../app/site-index.ts'
import { listenLocally } from '../../harness/port.ts'
import { openTestedApp, type TestedApp } from '../../tests/support/app.ts'
import { loadFile, type Site } from '../pages/site.ts'
import { submitToIndexNow } from './indexnow.ts'

const key = 'a1b2c3d4e5f6'

/** A site of three pages, each with its Markdown version. */
function siteOfThree(): Site {
  const index = siteIndex()
  const files = ['/', '/about', '/sv'].map((path) => {
    const file = {
      file: `${path}.md`,
      type: 'text/markdown',
      encodings: {},
      etag: 'first',
      isImmutable: false,
      canonical: `https://site.example${path}`,
    }
    return [file.file, loadFile(file, { identity: Buffer.from('') }, index)] as const
  })
  return { ...index, titles: {}, files: new Map(files) }
}

let app: TestedApp
let service: Server
let received: unknown[]
let status: number

beforeEach(async () => {
  received = []
  status = 200
  service = createServer(async (request, response) => {
    received.push(await json(request))
    response.writeHead(status).end()
  })
  const port = await listenLocally(service)
  app = await openTestedApp(
    { INDEXNOW_KEY: key, INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow` },
    siteOfThree(),
  )
})

afterEach(async () => {
  await app.close()
  service.close()
})

const urls = () => received.map((body) => Object(body).urlList)

test('all pages are announced once, then only those that have changed', async () => {
  await app.announcing
  await submitToIndexNow(app)
  const origin = app.config.siteUrl
  const [first] = received
  expect(received).toHaveLength(1)
  expect(first).toMatchObject({
    host: new URL(origin).host,
    key,
    keyLocation: `${origin}/${key}.txt`,
  })
  const pages = [...app.site.files.values()]
  expect(urls()[0]).toHaveLength(pages.length)

  const [changed] = pages
  if (changed) changed.etag = 'changed'
  await submitToIndexNow(app)
  expect(urls().slice(1)).toEqual([[changed?.canonical]])
})

test('a page that is gone is announced, so that it is forgotten', async () => {
  await app.announcing
  const [path, file] = [...app.site.files][0] ?? ['']
  app.site.files.delete(path)
  await submitToIndexNow(app)
  expect(urls().slice(1)).toEqual([[file?.canonical]])
})

test('what the service refuses is announced again at the next start', async () => {
  await app.announcing
  status = 503
  for (const file of app.site.files.values()) file.etag = 'second'
  await submitToIndexNow(app)
  status = 202
  await submitToIndexNow(app)
  await submitToIndexNow(app)
  expect(received).toHaveLength(3)
  expect(urls()[2].toSorted()).toEqual(urls()[1].toSorted())
})

test('of two servers at once, one announces', async () => {
  await app.announcing
  for (const file of app.site.files.values()) file.etag = 'second'
  await Promise.all([submitToIndexNow(app), submitToIndexNow(app)])
  expect(received).toHaveLength(2)
})
