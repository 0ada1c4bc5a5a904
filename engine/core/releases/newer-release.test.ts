import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { listenLocally } from '../../../harness/port.ts'
import { commit, createRepository, git, release } from '../../../tests/support/repository.ts'
import { day } from '../time/durations.ts'
import { describeNewer, findNewerRelease } from './newer-release.server.ts'

let upstream: string
let own: string

const publish = (version: string, changelog: string) =>
  release(upstream, version, { 'CHANGELOG.md': changelog })

const install = (version: string) =>
  commit(own, {
    'package.json': JSON.stringify({ version, repository: { url: `file://${upstream}` } }),
    '.gitignore': '.cache/\n',
  })

const start = Date.parse('2026-11-26')
const find = (
  settings: Partial<Parameters<typeof findNewerRelease>[0]> = {},
  options: Parameters<typeof findNewerRelease>[1] = {},
) =>
  findNewerRelease(
    { looksForUpdates: true, updateFrom: undefined, ...settings },
    { folder: own, now: start, ...options },
  )

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'newer-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  upstream = createRepository(join(folder, 'upstream'))
  own = createRepository(join(folder, 'own'))
  install('1.9.0')
  publish('1.9.0', '## 1.9.0\n- First.\n')
  publish(
    '1.10.0',
    '## 1.10.0\n- Security: a.\n- **Security: b.** Do it.\n- Quicker.\n\n## 1.9.0\n- First.\n',
  )
})

test.each(['false', 'true'])(
  'is named with what concerns security, and leaves nothing in the repository (partial clones: %s)',
  async (canFilter) => {
    git(upstream, 'config', 'uploadpack.allowFilter', canFilter)
    const refs = git(own, 'for-each-ref')
    expect(await find()).toEqual({ version: '1.10.0', securityChanges: 2 })
    expect([git(own, 'status', '--porcelain'), git(own, 'for-each-ref')]).toEqual(['', refs])
    expect(['shallow', 'FETCH_HEAD'].filter((name) => existsSync(join(own, '.git', name)))).toEqual([])
  },
)

test('is asked for once a week, and follows what is installed in between', async () => {
  const at = (days: number) => find({}, { now: start + days * day })
  expect(await at(0)).toMatchObject({ version: '1.10.0' })
  publish('2.0.0', '## 2.0.0\n- Security: c.\n\n## 1.10.0\n- Security: a.\n\n## 1.9.0\n')
  expect(await at(6)).toMatchObject({ version: '1.10.0' })
  install('1.10.0')
  expect(await at(6)).toBeUndefined()
  expect(await at(7)).toEqual({ version: '2.0.0', securityChanges: 1 })
  // A clock that was ahead.
  publish('3.0.0', '## 3.0.0\n- New.\n\n## 1.10.0\n')
  expect(await at(3)).toEqual({ version: '3.0.0', securityChanges: 0 })
})

test('another address is asked at once; one that is away takes nothing back that is known', async () => {
  expect(await find({ updateFrom: '/nowhere' })).toBeUndefined()
  expect(await find()).toMatchObject({ version: '1.10.0' })
  rmSync(upstream, { recursive: true })
  expect(await find({}, { now: start + 8 * day })).toMatchObject({ version: '1.10.0' })
})

describe('is silent', () => {
  test('where the owner wants no question, and on a server, which has no repository', async () => {
    expect(await find({ looksForUpdates: false })).toBeUndefined()
    rmSync(join(own, '.git'), { recursive: true })
    expect(await find()).toBeUndefined()
    expect(existsSync(join(own, '.cache'))).toBe(false)
  })

  test('where git is not installed, and where it may remember nothing', async () => {
    vi.stubEnv('PATH', '/nowhere')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await find()).toBeUndefined()
    vi.unstubAllEnvs()
    rmSync(join(own, '.cache'), { recursive: true })
    writeFileSync(join(own, '.cache'), 'a file')
    expect(await find()).toBeUndefined()
  })

  test('where its memory is damaged: it asks anew', async () => {
    mkdirSync(join(own, '.cache'))
    for (const text of ['{', '[]', '{"address":1}']) {
      writeFileSync(join(own, '.cache/newest-release.json'), text)
      expect(await find()).toMatchObject({ version: '1.10.0' })
    }
  })

  test('where an address takes the question and never answers, which is asked once', async () => {
    let questions = 0
    const asked = Promise.withResolvers<void>()
    const server = createServer(() => {
      questions++
      asked.resolve()
    })
    const updateFrom = `git://127.0.0.1:${await listenLocally(server)}/engine.git`
    onTestFinished(() => void server.close())
    const stopping = new AbortController()
    const found = find({ updateFrom }, { signal: stopping.signal })
    await asked.promise
    stopping.abort()
    expect(await found).toBeUndefined()
    expect(await find({ updateFrom })).toBeUndefined()
    expect(questions).toBe(1)
  })
})

test('a version without a changelog is named all the same', async () => {
  git(upstream, 'rm', '--quiet', 'CHANGELOG.md')
  git(upstream, 'commit', '--quiet', '--message', 'gone')
  git(upstream, 'tag', '--annotate', '--message', 'Signed or not', 'v1.11.0')
  expect(await find()).toEqual({ version: '1.11.0', securityChanges: null })
})

test('a terminal says it in a line', () => {
  expect(describeNewer({ version: '1.10.0', securityChanges: 2 })).toBe(
    'Version 1.10.0 of the engine is out (changes that concern security: 2): npm run update',
  )
  expect(describeNewer({ version: '2.0.0', securityChanges: null })).toBe(
    'Version 2.0.0 of the engine is out: npm run update',
  )
})
