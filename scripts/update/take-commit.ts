/** The last step of an update: the owner's files become those of the proved commit. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { changedFiles, git, UpdateError } from './git.ts'

/** Names the commit while its files are written. */
const markFile = () => git(['rev-parse', '--git-path', 'update-to'])

/** Moves HEAD and all files to a commit on top of HEAD. Cut off in between, the next run finishes it. */
export function takeCommit(commit: string) {
  const mark = markFile()
  writeFileSync(mark, commit)
  git(['merge', '--quiet', '--ff-only', commit])
  rmSync(mark)
}

/** Finishes an update that was cut off while files were written: those that are not as before are as they are to be. */
export function finishCutUpdate() {
  const mark = markFile()
  if (!existsSync(mark)) return
  const commit = readFileSync(mark, 'utf8')
  rmSync(git(['rev-parse', '--git-path', 'index.lock']), { force: true })
  const others = changedFiles().filter((file) => !isPartOf(commit, file))
  if (others.length > 0)
    throw new UpdateError(`the last update was cut off, and these were changed since: ${others.join(', ')}`)
  git(['reset', '--quiet', '--hard', commit])
  rmSync(mark)
}

/** Whether the update itself changes a file. */
const isPartOf = (commit: string, file: string) =>
  git(['diff', '--name-only', 'HEAD', commit, '--', file]) !== ''
