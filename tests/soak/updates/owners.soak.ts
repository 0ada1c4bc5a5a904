/** Owners at earlier commits take the newest version: nothing is asked, no sentence is lost, and the tests of pages pass. */
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest'
import { cloneAt, makeOwn, rewriteEverything, sentencesIn } from '../../support/owners.ts'
import { commit, git } from '../../support/repository.ts'

let folder: string
let upstream: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'owners-'))
  upstream = join(folder, 'upstream')
  cloneAt('HEAD', upstream)
  const manifest = readFileSync(join(upstream, 'package.json'), 'utf8')
  commit(upstream, { 'package.json': manifest.replace(/"version": "[^"]*"/, '"version": "99.0.0"') })
  git(upstream, 'tag', 'v99.0.0')
})
afterAll(() => rmSync(folder, { recursive: true }))

const firstWithSite = '4f69e90160b6a68660b50956e8bfb94ffe949137'

/** An owner at a commit of the engine. Skips the test where a clone of the project lacks it. */
function ownerAt(at: string, make: (folder: string) => void, skip: TestContext['skip']): string {
  if (git('.', 'cat-file', '-t', at).trim() !== 'commit') skip(`This clone of the project lacks ${at}`)
  const own = mkdtempSync(join(folder, 'own-'))
  cloneAt(at, own)
  make(own)
  return own
}

function run(own: string, ...command: string[]) {
  const { PATH, HOME } = process.env
  return spawnSync(process.execPath, command, {
    cwd: own,
    env: { PATH, HOME },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
}

const runUpdate = (own: string) => run(own, resolve('scripts/update.ts'), '--from', upstream)

/** Takes the newest version: in one commit, and without a question. */
function update(own: string) {
  const head = git(own, 'rev-parse', 'HEAD')
  const { status, stdout, stderr } = runUpdate(own)
  expect([status, stderr], stdout + stderr).toEqual([0, ''])
  expect(git(own, 'rev-parse', 'HEAD~1') + git(own, 'status', '--porcelain')).toBe(head)
  return stdout
}

/** What `npm test` says of the pages of the owner's site. */
function testPages(own: string) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config=vite.config.ts', '--project=every-site']
  for (const command of [['scripts/build-once.ts'], vitest]) {
    const { status, stdout, stderr } = run(own, ...command)
    expect(status, stdout + stderr).toBe(0)
  }
}

/** Paragraph by paragraph: an update may part a text, and name otherwise what it lacks until it is said. */
const paragraphsIn = (own: string) =>
  new Set([...sentencesIn(own)].flatMap((text) => text.replace(/\{\w+\}/g, '{}').split('\n\n')))

const filesOf = (own: string) => globSync('**/*.*', { cwd: join(own, 'site') })

/** What updates write themselves. */
const isOfUpdates = (file: string) => file.startsWith('words/unused/') || file === 'new-words.json'

test.for([
  ['who has rewritten every sentence', rewriteEverything],
  ['who has made some of it their own', makeOwn],
] as const)('an owner with site/ %s', ([, make], { skip }) => {
  const own = ownerAt(firstWithSite, make, skip)
  const [paragraphs, files] = [paragraphsIn(own), filesOf(own)]
  const said = update(own)
  const kept = paragraphsIn(own)
  expect([...paragraphs].filter((text) => !kept.has(text))).toEqual([])
  expect(filesOf(own).filter((file) => !files.includes(file) && !isOfUpdates(file))).toEqual([])
  expect(said).not.toContain('To mend')
  testPages(own)
})
