/** Owners at earlier commits take the newest version: nothing is asked, and no sentence is lost. */
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const filesOf = (own: string) => globSync('**/*.*', { cwd: join(own, 'site') })

/** What updates write themselves. */
const isOfUpdates = (file: string) => file.startsWith('words/unused/') || file === 'new-words.json'

describe.each([{ at: '4f69e90160b6a68660b50956e8bfb94ffe949137', name: 'the first that makes site/' }])(
  'at a commit before: $name',
  ({ at }) => {
    test.each([
      ['who has rewritten every sentence', rewriteEverything],
      ['who has made some of it their own', makeOwn],
    ])('an owner %s', (_, make) => {
      if (git('.', 'cat-file', '-t', at).trim() !== 'commit')
        return console.log(`Skipped: this clone of the project lacks the commit ${at}`)
      const own = mkdtempSync(join(folder, 'own-'))
      cloneAt(at, own)
      make(own)
      const [head, sentences, files] = [git(own, 'rev-parse', 'HEAD'), sentencesIn(own), filesOf(own)]

      const command = [resolve('scripts/update.ts'), '--from', upstream]
      const { PATH, HOME } = process.env
      const { status, stdout, stderr } = spawnSync(process.execPath, command, {
        cwd: own,
        env: { PATH, HOME },
        encoding: 'utf8',
      })

      expect([status, stderr], stdout + stderr).toEqual([0, ''])
      expect(git(own, 'rev-parse', 'HEAD~1') + git(own, 'status', '--porcelain')).toBe(head)
      const kept = sentencesIn(own)
      expect([...sentences].filter((sentence) => !kept.has(sentence))).toEqual([])
      expect(filesOf(own).filter((file) => !files.includes(file) && !isOfUpdates(file))).toEqual([])
    })
  },
)
