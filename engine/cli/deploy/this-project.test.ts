import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commit, createRepository, type Files, git, write } from '../../../tests/support/repository.ts'

let folder: string
let project: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  project = createRepository(join(folder, 'project'))
  commit(project, { 'site/facts.yaml': 'brand: One\n' })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What a deployment would run, or why it would run nothing. */
function dryRun(settings: NodeJS.ProcessEnv = { GIT_CONFIG_GLOBAL: '/dev/null' }) {
  const args = [resolve('engine/cli/deploy.ts'), 'root@nowhere.invalid', '--dry-run']
  const env = {
    ...process.env,
    SITE_FOLDER: resolve('tests/fixtures/site'),
    SITE_URL: 'https://site.example',
    ...settings,
  }
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, env, encoding: 'utf8' })
  return stderr || stdout
}

test('a dry run prints what is run there and connects to nothing', () => {
  expect(dryRun()).toContain('git archive --format=tar.gz HEAD | ssh root@nowhere.invalid')
  expect(dryRun()).toContain('# Sets up a Debian 13 and makes releases there')
})

const settingsOfUser = (key: string) => `
[user] name = Åsa
  email = asa@example.com
  signingKey = ${key}
[gpg] format = ssh
[gpg "ssh"] allowedSignersFile = ${key}.pub
[commit] gpgSign = true
[log] showSignature = true
  date = relative
  decorate = full
[color] ui = always
  status = always
[core] quotePath = true
  abbrev = 4
  pager = false
  hooksPath = ${join(key, '..', 'no-hooks')}
[status] branch = true
  relativePaths = false
  showUntrackedFiles = no
  short = true
[i18n] logOutputEncoding = UTF-16
[diff] noprefix = true
  external = false
[format] pretty = fuller
[alias] log = status
  status = log
`

test('a release and its files have the same names, however git is set up and whatever runs it', () => {
  const key = join(folder, 'key')
  spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key])
  const config = join(folder, 'config')
  writeFileSync(config, settingsOfUser(key))
  const environment = {
    GIT_CONFIG_GLOBAL: config,
    GIT_DIR: join(folder, 'elsewhere'),
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: join(folder, 'index'),
    GIT_EXTERNAL_DIFF: 'false',
    GIT_CONFIG_PARAMETERS: "'log.showSignature=true'",
    LC_ALL: 'sv_SE.UTF-8',
  }
  git(project, '-c', `include.path=${config}`, 'commit', '--quiet', '--amend', '--gpg-sign', '--no-edit')
  expect(git(project, 'cat-file', 'commit', 'HEAD')).toContain('SSH SIGNATURE')
  const plain = dryRun()
  expect(plain).toMatch(/^ssh root@nowhere.invalid .*\d{4}-\d\d-\d\d-\d{4}-[\da-f]{8}\b/)
  expect(dryRun(environment)).toBe(plain)

  writeFileSync(join(project, 'site/å.yaml'), '')
  expect(dryRun(environment)).toMatch(/^site\/å\.yaml: /)
})

test.skipIf(process.getuid?.() !== 0)('a folder of another user is refused with the reason of git', () => {
  chownSync(project, 65534, 65534)
  expect(dryRun()).toMatch(/^fatal: detected dubious ownership in .* safe\.directory \S+\n$/)
})

describe('a site that is not committed as it is here is refused', () => {
  test.each<[what: string, files: Files, changes: Files, refused: RegExp]>([
    [
      'untracked',
      { 'site/facts.yaml': null },
      { 'site/facts.yaml': '' },
      /^site\/ is not committed, so the example would be released: git add site, git commit .*\n$/,
    ],
    [
      'ignored',
      { 'site/facts.yaml': null, '.gitignore': 'site/\n' },
      { 'site/facts.yaml': '' },
      /^site\/ is not /,
    ],
    [
      'ignored in part',
      { '.gitignore': '*.png\n' },
      { 'site/a.png': '' },
      /^site\/a\.png: not committed as /,
    ],
    ['changed', {}, { 'site/facts.yaml': 'brand: Two' }, /^site\/facts\.yaml: /],
    ['deleted', {}, { 'site/facts.yaml': null }, /^site\/facts\.yaml: /],
    ['files of programs', {}, { 'site/.obsidian/app.json': '', 'site/.DS_Store': '' }, /^ssh /],
    ['changed elsewhere', {}, { 'notes.txt': '' }, /^ssh /],
    ['the example alone', { 'site/facts.yaml': null }, {}, /^ssh /],
  ])('%s', (_, files, changes, refused) => {
    commit(project, files)
    if (files['site/facts.yaml'] === null) rmSync(join(project, 'site'), { recursive: true, force: true })
    write(project, changes)
    expect(dryRun()).toMatch(refused)
  })
})
