/** The engine's new files over what the owner has, as a three-way merge that touches no file. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OwnerError } from '../../engine/core/base/owner-error.ts'
import { git, tryGit } from './git.ts'
import type { Releases } from './releases.ts'

/** Whose version of a file is taken where both have changed it. */
export interface Choices {
  keep: readonly string[]
  take: readonly string[]
}

export interface Merge {
  /** The files of the project as they are to be. */
  tree: string
  /** Files that both have changed in the same place, and about which nothing is chosen. */
  clashes: string[]
}

/** Merges a release into the last commit. What the owner has deleted stays deleted. */
export function mergeRelease({ installed, next }: Releases, { keep, take }: Choices): Merge {
  // Both as if made from the installed release, whatever the history of the owner's repository is.
  const [mine, theirs] = ['HEAD^{tree}', `${next}^{tree}`].map((tree) =>
    git([...unknownAuthor, 'commit-tree', tree, '-p', installed, '-m', 'merged']),
  )
  const merged = tryGit([
    'merge-tree',
    '--write-tree',
    '--name-only',
    '--no-messages',
    '-z',
    `${mine}`,
    `${theirs}`,
  ])
  if (merged.code > 1)
    throw new OwnerError('git 2.38 or later is needed: install it first', { output: merged.stderr })
  const [tree = '', ...clashes] = merged.stdout.split('\0').filter(Boolean)
  const choices = new Map<string, string>()
  for (const file of new Set(clashes)) {
    if (keep.includes(file) || !entryOf('HEAD', file)) choices.set(file, 'HEAD')
    else if (take.includes(file)) choices.set(file, next)
  }
  return {
    tree: choices.size > 0 ? choose(tree, choices) : tree,
    clashes: [...new Set(clashes)].filter((file) => !choices.has(file)),
  }
}

const unknownAuthor = ['-c', 'user.name=update', '-c', 'user.email=update@localhost']

/** Mode, object and path as `git update-index` reads them; empty where the commit has no such file. */
function entryOf(commit: string, file: string): string {
  const [, mode, object] = /^(\d+) blob (\w+)/.exec(git(['ls-tree', commit, '--', file])) ?? []
  return mode && object ? `${mode},${object},${file}` : ''
}

/** A tree in which each of these files is as in the commit that is named. */
function choose(tree: string, choices: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'update-'))
  const options = { environment: { GIT_INDEX_FILE: join(folder, 'index') } }
  try {
    git(['read-tree', tree], options)
    for (const [file, commit] of choices) {
      const entry = entryOf(commit, file)
      git(['update-index', ...(entry ? ['--add', '--cacheinfo', entry] : ['--force-remove', file])], options)
    }
    return git(['write-tree'], options)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
