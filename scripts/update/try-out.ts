/** The new version in a folder of its own, where it is brought to its form and proved before the owner's files change. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { git, gitSays, UpdateError } from './git.ts'

/** What has to succeed there, with what the owner reads where it does not. */
const proofs = [
  { what: 'generates types', args: ['node_modules/@react-router/dev/bin.cjs', 'typegen'] },
  { what: 'checks types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { what: 'checks the content', args: ['scripts/check-content.ts'] },
  { what: 'builds', args: ['scripts/build.ts'] },
]

/**
 * Writes a tree into a scratch folder, lets the new version bring `site/` to its form, proves it, and returns the commit on
 * top of HEAD. Throws an UpdateError where a proof fails. `step` says what is done.
 */
export async function tryOut(
  tree: string,
  {
    from,
    message,
    step,
  }: { from: string; message: string; step: (what: string, work: () => Promise<void>) => Promise<void> },
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'update-'))
  try {
    git([
      'worktree',
      'add',
      '--quiet',
      '--detach',
      folder,
      git(['commit-tree', tree, '-p', 'HEAD', '-m', message]),
    ])
    await step('installs the packages', async () => install(folder))
    await step('brings the site to the new form', async () =>
      run(folder, ['scripts/update/migrate-site.ts', from]),
    )
    git(['add', '--all', '--', ':!node_modules'], { folder })
    git(['commit', '--quiet', '--amend', '--no-edit', '--no-verify', '--allow-empty'], { folder })
    for (const { what, args } of proofs) await step(what, async () => run(folder, args))
    return git(['rev-parse', 'HEAD'], { folder })
  } finally {
    git(['worktree', 'remove', '--force', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The packages that are there serve where the new version needs the same. */
function install(folder: string) {
  if (gitSays(['diff', '--quiet', 'HEAD', git(['rev-parse', 'HEAD'], { folder }), '--', 'package-lock.json']))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  else run(folder, ['scripts/install.mjs'])
}

function run(folder: string, [script = '', ...args]: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new UpdateError(`${script} fails with the new version`, stdout + stderr)
}
