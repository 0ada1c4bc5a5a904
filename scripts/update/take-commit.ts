/** The last step of an update: the owner's files become those of the proved commit. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { OwnerError } from '../../engine/core/base/owner-error.ts'
import { plainGit } from '../../engine/core/releases/run-git.server.ts'
import { changedFiles, git, gitSays } from './git.ts'

/** Names the commit while its files are written. */
const markFile = () => git(['rev-parse', '--git-path', 'update-to'])

/**
 * Moves HEAD and all files to a commit on top of HEAD. Where that fails they are as before. Cut off in between, the next run
 * finishes it.
 */
export async function takeCommit(commit: string) {
  const mark = markFile()
  checkRoom(commit)
  writeFileSync(mark, commit)
  const plain = plainGit(['merge', '--quiet', '--ff-only', commit])
  // In a session of its own: whoever ends the command, with Ctrl+C or by closing the terminal, does not end this.
  const merge = spawn('git', plain.args, { env: plain.env, detached: true, stdio: 'ignore' })
  const [code] = await once(merge, 'close')
  if (code !== 0) putBack(commit)
  rmSync(mark)
  if (code !== 0) throw new OwnerError('git cannot write the new files: try git status')
}

/** Throws where the disk has no room for all files of a commit once more. */
function checkRoom(commit: string) {
  const sizes = git(['ls-tree', '-r', '--format=%(objectsize)', commit]).split('\n').map(Number)
  const room = git(['rev-parse', '--git-path', 'update-room'])
  try {
    writeFileSync(room, Buffer.alloc(sizes.reduce((sum, size) => sum + size, 0)))
  } finally {
    rmSync(room, { force: true })
  }
}

/** Finishes an update that was cut off while files were written. Throws an OwnerError where others were changed since. */
export async function finishCutUpdate() {
  const mark = markFile()
  if (!existsSync(mark)) return
  await untilGitEnds()
  const commit = readFileSync(mark, 'utf8')
  // HEAD moves last.
  if (commit && !gitSays(['merge-base', '--is-ancestor', commit, 'HEAD'])) {
    const others = changedFiles().filter((file) => !isBeginningOf(file, commit))
    if (others.length > 0)
      throw new OwnerError(`the last update was cut off, and these were changed since: ${others.join(', ')}`)
    git(['reset', '--quiet', '--hard', commit])
  }
  rmSync(mark)
}

/** The writing of files goes on when the command was ended. What is left of a lock after some seconds was cut off too. */
async function untilGitEnds() {
  const lock = git(['rev-parse', '--git-path', 'index.lock'])
  for (let tries = 0; existsSync(lock) && tries < 30; tries++) await wait(100)
  rmSync(lock, { force: true })
}

/** Files of HEAD again. First those go which it does not have: they need room. */
function putBack(commit: string) {
  rmSync(git(['rev-parse', '--git-path', 'index.lock']), { force: true })
  const added = git(['diff', '--name-only', '--no-renames', '--diff-filter=A', '-z', 'HEAD', commit])
  for (const file of added.split('\0').filter(Boolean)) rmSync(file, { force: true })
  git(['reset', '--quiet', '--hard', 'HEAD'])
}

/** Whether a file is as in a commit, or its writing was cut off, or had not begun. */
function isBeginningOf(file: string, commit: string): boolean {
  if (!existsSync(file)) return true
  const { args, env } = plainGit(['show', `${commit}:${file}`])
  const { stdout } = spawnSync('git', args, { env, maxBuffer: 256 * 1024 * 1024 })
  const content = readFileSync(file)
  return stdout.subarray(0, content.length).equals(content)
}
