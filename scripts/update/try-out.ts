/** The new version in a folder of its own, where it is brought to its form and proved before the owner's files change. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { OwnerError } from '../../engine/core/base/owner-error.ts'
import { step } from '../steps.ts'
import { git, gitSays, tryGit } from './git.ts'
import { type Releases, thisProject } from './releases.ts'

/** What has to succeed there, with what the owner reads where it does not: first what is proved of a release as it is. */
const typeProofs = [
  { what: 'generates types', args: ['node_modules/@react-router/dev/bin.cjs', 'typegen'] },
  { what: 'checks types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
]
const proofs = [{ what: 'builds', args: ['scripts/build.ts'] }]

/**
 * Writes a tree into a scratch folder, lets the new version bring `site/` to its form, proves it, and returns the commit on
 * top of HEAD, what is new among the sentences, and what is to be mended in the content. Throws an OwnerError where a proof fails.
 */
export async function tryOut(
  tree: string,
  { from, message, releases }: { from: string; message: string; releases: Releases },
): Promise<{ commit: string; news: string; findings: string }> {
  const scratch = mkdtempSync(join(tmpdir(), 'update-'))
  const folder = join(scratch, 'project')
  try {
    const merged = git(['commit-tree', tree, '-p', 'HEAD', '-m', message])
    git(['worktree', 'add', '--quiet', '--detach', folder, merged])
    await step('installs the packages', async () => install(folder))
    // What builds keep is kept by what it is made of.
    mkdirSync('.cache', { recursive: true })
    symlinkSync(resolve('.cache'), join(folder, '.cache'), 'junction')
    const news = await step('brings the site to the new form', async () =>
      migrateSite(folder, { from, before: join(scratch, 'words.json') }),
    )
    // Links are no folders, which is all that .gitignore may name.
    const excluded = join(scratch, 'excluded')
    writeFileSync(excluded, 'node_modules\n.cache\n')
    git(['-c', `core.excludesFile=${excluded}`, 'add', '--all'], { folder })
    git(['commit', '--quiet', '--amend', '--no-edit', '--no-verify', '--allow-empty'], { folder })
    const findings = await step('checks the content', async () => checkContent(folder))
    const hasOwnCode = !isSame(releases.next, git(['rev-parse', 'HEAD'], { folder }), '*.ts', '*.tsx')
    for (const { what, args } of [...(hasOwnCode ? typeProofs : []), ...proofs])
      await step(what, async () => run(folder, args))
    return { commit: git(['rev-parse', 'HEAD'], { folder }), news, findings }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
    git(['worktree', 'prune'])
  }
}

/** The packages that are there serve where the new version needs the same. */
function install(folder: string) {
  const needed = lockedPackages(folder)
  const same = ['.', thisProject].find(
    (project) => lockedPackages(project) === needed && existsSync(join(project, 'node_modules')),
  )
  if (same) symlinkSync(resolve(same, 'node_modules'), join(folder, 'node_modules'), 'junction')
  else run(folder, ['scripts/install.mjs'])
}

/** What package-lock.json says of packages: all but the version of the project, which begins it and its first entry. */
const lockedPackages = (project: string) =>
  tryGit(['show', 'HEAD:package-lock.json'], { folder: project })
    .stdout.replace(/^ {2}"version": .*$/m, '')
    .replace(/^ {6}"version": .*$/m, '')

/** Whether the files of some patterns are the same in two commits. */
const isSame = (one: string, other: string, ...files: string[]) =>
  gitSays(['diff', '--quiet', one, other, '--', ...files])

/**
 * Lets the new version bring the site to its form, and returns what it says otherwise. What the engine said before goes to a
 * file; a version that has no list of it is not compared.
 */
function migrateSite(folder: string, { from, before }: { from: string; before: string }): string {
  const list = 'scripts/update/list-words.ts'
  writeFileSync(before, existsSync(list) ? run('.', [list]) : '{}')
  return run(folder, ['scripts/update/migrate-site.ts', from, before])
}

/** What the new version finds in the content. It stops nothing: an earlier one had fewer rules. */
function checkContent(folder: string): string {
  const { status, stderr } = start(folder, ['scripts/check-content.ts'])
  return status === 0 ? '' : stderr
}

/** Runs a program of the project in a folder, and returns what it prints. Throws an OwnerError where it fails. */
function run(folder: string, [script = '', ...args]: string[]): string {
  const { status, stdout, stderr } = start(folder, [script, ...args])
  if (status !== 0) throw new OwnerError(`${script} fails with the new version`, { output: stdout + stderr })
  return stdout
}

const start = (folder: string, args: string[]) =>
  spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
