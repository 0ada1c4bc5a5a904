import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listenLocally } from '../../../harness/port.ts'
import { day } from '../time/durations.ts'
import { findNewerRelease } from './newer-release.server.ts'

let own: string
/** What the registry says is the newest version. It has no answer where there is none. */
let newest: string | undefined
let questions: number

const start = Date.parse('2026-11-26')
const find = (now = start, looksForUpdates = true) =>
  findNewerRelease({ looksForUpdates }, { folder: own, now })

function install(version: string) {
  const engine = join(own, 'node_modules/kodhamn')
  mkdirSync(engine, { recursive: true })
  writeFileSync(join(engine, 'package.json'), JSON.stringify({ version }))
}

beforeEach(async () => {
  own = mkdtempSync(join(tmpdir(), 'newer-release-'))
  onTestFinished(() => rmSync(own, { recursive: true }))
  install('1.9.0')
  newest = '1.10.0'
  questions = 0
  const registry = createServer((_, response) => {
    questions++
    if (!newest) return response.writeHead(404).end()
    const versions = { [newest]: { name: 'kodhamn', version: newest } }
    return response.end(JSON.stringify({ name: 'kodhamn', 'dist-tags': { latest: newest }, versions }))
  })
  const address = `http://127.0.0.1:${await listenLocally(registry)}/`
  writeFileSync(join(own, '.npmrc'), `registry=${address}\ncache=${join(own, 'npm')}\nfetch-retries=0\n`)
  // The npm that runs the tests has its own.
  vi.stubEnv('npm_config_registry', undefined)
  vi.stubEnv('npm_config_cache', undefined)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    registry.close()
  })
})

test('is asked for once a week, and follows what is installed in between', async () => {
  const at = (days: number) => find(start + days * day)
  expect(await at(0)).toBe('1.10.0')
  newest = '2.0.0'
  expect(await at(6)).toBe('1.10.0')
  install('1.10.0')
  expect(await at(6)).toBeUndefined()
  rmSync(join(own, 'npm'), { recursive: true })
  expect(await at(7)).toBe('2.0.0')
  expect(questions).toBe(2)
})

test('a registry that is away takes nothing back that is known, and is asked once', async () => {
  await find()
  newest = undefined
  rmSync(join(own, 'npm'), { recursive: true })
  expect(await find(start + 8 * day)).toBe('1.10.0')
  expect(await find(start + 9 * day)).toBe('1.10.0')
  expect(questions).toBe(2)
})

test.each(['{', '[]', '{"askedAt":1,"newest":"?"}'])('a memory that says %s is made anew', async (text) => {
  mkdirSync(join(own, '.cache'))
  writeFileSync(join(own, '.cache/newest-release.json'), text)
  expect(await find()).toBe('1.10.0')
})

test('nothing is asked where the owner wants it so, and where no package is installed', async () => {
  expect(await find(start, false)).toBeUndefined()
  rmSync(join(own, 'node_modules'), { recursive: true })
  expect(await find()).toBeUndefined()
  expect(questions).toBe(0)
})
