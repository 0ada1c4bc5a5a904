import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFolder } from '../../engine/core/base/build-folder.ts'
import { manifest } from '../../harness/built-site.ts'
import { booking, message } from '../fixtures/desk.ts'
import { subscriber } from '../fixtures/subscriber.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'
import { outcomeOf, spawnOwnerCommand } from '../support/owner-command.ts'

let fresh: FreshDatabase
let folder: string

const runExport = () =>
  outcomeOf(spawnOwnerCommand(fresh, 'export', [folder], { BUILD_DIR: resolve(buildFolder) }))

beforeAll(async () => {
  fresh = await freshDatabase()
  folder = join(fresh.settings.dataFolder, 'everything')
  const database = await fresh.open()
  await database
    .insertInto('messages')
    .values(message({ name: '=1+1', first_page: null }))
    .execute()
  await database.insertInto('bookings').values(booking()).execute()
  await database
    .insertInto('subscribers')
    .values(subscriber({ email: 'eva@example.se' }))
    .execute()
  await database.destroy()
})
afterAll(() => fresh.remove())

/** The file that a plain file server answers with, as none knows pages without an ending. */
function fileFor(path: string): string | undefined {
  const decoded = decodeURI(path)
  const candidates = /\.\w+$/.test(decoded) ? [decoded] : [join(decoded, 'index.html')]
  return candidates.map((name) => join(folder, 'site', name)).find((file) => existsSync(file))
}

const pages = Object.keys(manifest.files).filter(
  (path) => manifest.files[path]?.page && path.startsWith('/') && !path.includes('?'),
)

test('the command names what it has written, for nobody else, and writes over nothing', async () => {
  const done = await runExport()
  expect([done.code, done.stderr]).toEqual([0, ''])
  const counts = `${pages.length} pages, ${manifest.articles.length} articles, 1 message, 1 booking, 1 subscriber`
  expect(done.stdout).toBe(`${folder}: ${counts}\n`)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const again = await runExport()
  expect([again.code, again.stderr]).toEqual([1, `${folder} already exists: give another folder\n`])
})

test('every page is there, and everything on it leads to a page or a file', () => {
  const dead = [...pages, '/404.html', '/sv/404.html'].flatMap((path) => {
    const html = readFileSync(fileFor(path) ?? '', 'utf8')
    const targets = html.matchAll(/\b(?:href|src|srcset|poster|content)="(\/(?!\/)[^"]*)"/g)
    return [...targets]
      .flatMap(([, value = '']) => value.split(',').map((one) => one.trim().split(/[\s?#]/)[0] ?? ''))
      .filter((target) => target.startsWith('/') && !fileFor(target))
      .map((target) => `${path} -> ${target}`)
  })
  expect(dead).toEqual([])
})

test('articles are Markdown, and what has moved is a list', () => {
  for (const { folder: name, language, title } of manifest.articles)
    expect(readFileSync(join(folder, 'articles', name, `${language}.md`), 'utf8')).toContain(`# ${title}`)
  const moved = readFileSync(join(folder, 'redirects.txt'), 'utf8').trim().split('\n')
  expect(moved).toEqual(Object.entries(manifest.redirects).map(([from, to]) => `${from} ${to} 301`))
})

test('what visitors have sent is there twice, for programs and for spreadsheets', () => {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(JSON.parse(read('messages.json'))).toMatchObject([{ name: '=1+1', suspect: false, answered: null }])
  expect(read('messages.csv')).toMatch(/"'=1\+1";"nora@example\.se";.*"no";"";"";"google";""$/s)
  expect(JSON.parse(read('bookings.json'))).toMatchObject([
    { name: 'Ove Sjö', state: 'confirmed', mails: [] },
  ])
  expect(read('bookings.csv')).toMatch(/^\ufeff"id";"received";"start".*"Ove Sjö";"ove@example\.se"/s)
  expect(JSON.parse(read('subscribers.json'))).toMatchObject([{ email: 'eva@example.se' }])
  expect(read('subscribers.csv')).toContain('"eva@example.se";"en"')
})
