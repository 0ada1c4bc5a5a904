import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { commit, createRepository, git, packages, proofs, release } from '../tests/support/repository.ts'

let folder: string
let upstream: string
let own: string

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}\n`).join('')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'update-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  upstream = createRepository(join(folder, 'upstream'))
  own = createRepository(join(folder, 'own'))
  const files = {
    ...proofs,
    'CHANGELOG.md': '# Changelog\n\n## 1.0.0\n\n- First.\n',
    'app/page.ts': lines(20),
    'app/other.ts': 'other\n',
    'example/article.md': 'Once\n',
  }
  release(upstream, '1.0.0', files)
  // From a zip: nothing in common with the history of upstream.
  commit(own, { ...files, 'package.json': readFileSync(join(upstream, 'package.json'), 'utf8') })
  release(upstream, '1.10.0', {
    'CHANGELOG.md':
      '# Changelog\n\n## 1.10.0\n\n- Quicker\n  pages.\n- Security: stricter.\n- **Name your town.** It is asked for.\n\n## 1.0.0\n\n- First.\n',
    'app/page.ts': lines(20).replace('line 9\n', 'line nine\n'),
    'example/article.md': 'Twice\n',
  })
  release(upstream, '1.9.0', {})
  release(upstream, '0.9.0', {})
})

function update(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/update.ts'), ...options], {
    cwd: own,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const dryRun = (...options: string[]) => update('--dry-run', '--from', upstream, ...options)

test('says what is new since the installed version, what asks something of the owner and what concerns security first', () => {
  const { stdout, stderr, status } = dryRun()
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toBe(
    'What asks something of you:\n- **Name your town.** It is asked for.\n\n' +
      'What concerns security:\n- Security: stricter.\n\nWhat is new:\n- Quicker pages.\n\n\n' +
      '4 files changed, 10 insertions(+), 3 deletions(-)\n',
  )
  expect(git(own, 'status', '--porcelain') + git(own, 'for-each-ref', 'refs/update')).toBe('')
})

test('changes of the owner in other lines and deleted files ask nothing', () => {
  commit(own, { 'app/page.ts': lines(20).replace('line 1\n', 'mine\n'), 'example/article.md': null })
  expect(dryRun()).toMatchObject({ status: 0, stderr: '' })
})

test('of files that both have changed each that clashes is named, and one is chosen by an option', () => {
  commit(own, { 'app/page.ts': lines(20).replace('line 9\n', 'mine\n'), 'app/other.ts': 'mine\n' })
  const { status, stderr } = dryRun()
  expect(status).toBe(1)
  expect(stderr).toContain(
    '--keep FILE (yours) or --take FILE (the new one):\n  app/page.ts\nNothing has changed.',
  )
  expect(stderr).not.toContain('other.ts')
  expect(dryRun('--keep', 'app/page.ts').stdout).not.toContain('4 files')
  expect(dryRun('--take', 'app/page.ts')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('4 files'),
  })
})

test('an update is one commit, which is taken back once', () => {
  for (const [name, value] of Object.entries({ 'user.name': 'Åsa', 'user.email': 'asa@example.com' }))
    git(own, 'config', name, value)
  commit(own, { ...packages, 'app/page.ts': lines(20).replace('line 1\n', 'mine\n') })
  const before = git(own, 'rev-parse', 'HEAD^{tree}')
  expect(update('--from', upstream, '--to', 'v1.9.0')).toMatchObject({ status: 0, stderr: '' })
  expect(update('--from', upstream)).toMatchObject({ status: 0, stderr: '' })
  expect(git(own, 'log', '-2', '--format=%s')).toBe('Take version 1.10.0\nTake version 1.9.0\n')
  expect(readFileSync(join(own, 'app/page.ts'), 'utf8')).toMatch(/^line 0\nmine\n(?:line \d\n)+line nine\n/)
  expect(update('--back').stdout).toBe('This is 1.9.0 again\n')
  expect(update('--back').stdout).toBe('This is 1.0.0 again\n')
  expect(git(own, 'rev-parse', 'HEAD^{tree}')).toBe(before)
  expect(update('--back').stderr).toContain('no update is in the history of this project')
})

test.each([
  [['--to', '3.0.0'], 'has no version 3.0.0: it has 1.10.0, 1.9.0, 1.0.0, 0.9.0'],
  [['--to', '0.9.0'], '0.9.0 is older than 1.0.0: npm run update -- --back takes the last update back'],
  [['--from', '/nowhere'], '/nowhere does not answer: look at the address and the connection'],
  [['--back'], 'no update is in the history of this project'],
  [['--of'], 'Usage: npm run update'],
])('%j is refused in a line', (options, says) => {
  const { status, stderr } = update('--from', upstream, ...options)
  expect(status).toBe(1)
  expect(stderr).toContain(says)
})

test('what is not committed is named, and an unsigned release of the project is not taken', () => {
  expect(update('--dry-run').stderr).toContain('deploy/release-signers is missing')
  mkdirSync(join(own, 'deploy'))
  writeFileSync(join(own, 'deploy/release-signers'), '')
  expect(update('--dry-run').stderr).toContain('commit first what you have changed: deploy/')
  commit(own, {})
  expect(update('--dry-run').stderr).toContain(
    'v1.10.0 is not signed by one of those in deploy/release-signers',
  )
})

test('a release is versioned, signed by who may, and then taken', () => {
  spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, 'key')])
  const key = readFileSync(join(folder, 'key.pub'), 'utf8')
  const files = {
    'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n- Newer.\n\n## 1.10.0\n\n- Quicker.\n',
    'package.json': JSON.stringify({
      version: '1.10.0',
      scripts: { 'keep-release': 'node -v' },
      repository: { url: upstream },
    }),
  }
  commit(upstream, files)
  const make = () =>
    spawnSync(process.execPath, [resolve('scripts/release.ts'), '1.11.0'], {
      cwd: upstream,
      encoding: 'utf8',
    })
  for (const [name, value] of Object.entries({
    'user.name': 'Åsa',
    'user.email': 'asa@example.com',
    'user.signingkey': join(folder, 'key'),
  }))
    git(upstream, 'config', name, value)

  expect(make().stderr).toContain('sign with a key that deploy/release-signers names')
  expect(git(upstream, 'log', '-1', '--format=%s')).toBe('files\n')
  commit(upstream, { 'deploy/release-signers': `asa@example.com ${key}` })
  expect(make()).toMatchObject({
    status: 0,
    stdout: 'v1.11.0 is committed and tagged. Publish it: git push --follow-tags\n',
  })
  expect(readFileSync(join(upstream, 'CHANGELOG.md'), 'utf8')).toMatch(
    /## Unreleased\n\n## 1\.11\.0, \d{4}-\d\d-\d\d\n\n- Newer/,
  )
  expect(make().stderr).toContain('v1.11.0 is a release already')

  commit(own, { 'deploy/release-signers': `asa@example.com ${key}` })
  expect(update('--dry-run')).toMatchObject({ status: 0, stdout: expect.stringContaining('- Newer.') })
})
