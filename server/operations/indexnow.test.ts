import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { siteIndex } from '../../app/site-index.ts'
import { listenLocally } from '../../harness/port.ts'
import { servedPage } from '../../tests/fixtures/served-page.ts'
import { openTestedApp } from '../../tests/support/app.ts'
import { eachTest } from '../../tests/support/each-test.ts'
import type { Site } from '../pages/site.ts'
import { submitToIndexNow } from './indexnow.ts'

const key = 'a1b2c3d4e5f6'

/** A site of three pages, each with its Markdown version. */
function siteOfThree(): Site {
  const index = siteIndex()
  const files = ['/', '/about', '/sv'].map((path) => {
    const canonical = `https://site.example${path}`
    return [`${path}.md`, servedPage('', { type: 'text/markdown', canonical })] as const
  })
  return { ...index, titles: {}, files: new Map(files) }
}

const service = eachTest(startService, ({ server }) => server.close())
const tested = eachTest(
  () => openTestedApp({ INDEXNOW_KEY: key, INDEXNOW_URL: service().url }, siteOfThree()),
  (app) => app.close(),
)

/** Takes announcements, and answers with its `status`. */
async function startService() {
  const received: unknown[] = []
  const answer = { status: 200 }
  const server = createServer(async (request, response) => {
    received.push(await json(request))
    response.writeHead(answer.status).end()
  })
  return { server, received, answer, url: `http://127.0.0.1:${await listenLocally(server)}/indexnow` }
}

const urls = () => service().received.map((body) => Object(body).urlList)

test('all pages are announced once, then only those that have changed', async () => {
  await tested().announcing
  await submitToIndexNow(tested())
  const origin = tested().config.siteUrl
  const [first] = service().received
  expect(service().received).toHaveLength(1)
  expect(first).toMatchObject({
    host: new URL(origin).host,
    key,
    keyLocation: `${origin}/${key}.txt`,
  })
  const pages = [...tested().site.files.values()]
  expect(urls()[0]).toHaveLength(pages.length)

  const [changed] = pages
  if (changed) changed.etag = 'changed'
  await submitToIndexNow(tested())
  expect(urls().slice(1)).toEqual([[changed?.canonical]])
})

test('a page that is gone is announced, so that it is forgotten', async () => {
  await tested().announcing
  const [path, file] = [...tested().site.files][0] ?? ['']
  tested().site.files.delete(path)
  await submitToIndexNow(tested())
  expect(urls().slice(1)).toEqual([[file?.canonical]])
})

test('what the service refuses is announced again at the next start', async () => {
  await tested().announcing
  service().answer.status = 503
  for (const file of tested().site.files.values()) file.etag = 'second'
  await submitToIndexNow(tested())
  service().answer.status = 202
  await submitToIndexNow(tested())
  await submitToIndexNow(tested())
  expect(service().received).toHaveLength(3)
  expect(urls()[2].toSorted()).toEqual(urls()[1].toSorted())
})

test('of two servers at once, one announces', async () => {
  await tested().announcing
  for (const file of tested().site.files.values()) file.etag = 'second'
  await Promise.all([submitToIndexNow(tested()), submitToIndexNow(tested())])
  expect(service().received).toHaveLength(2)
})
