import { spawnSync } from 'node:child_process'
import { OwnerError } from '../engine/core/base/owner-error.ts'
import { plainGit } from '../engine/core/releases/run-git.server.ts'

export interface Result {
  code: number
  stdout: string
  stderr: string
}

/** Runs git in a folder. */
export function tryGit(
  args: readonly string[],
  { folder = '.', environment = {} }: { folder?: string; environment?: Record<string, string> } = {},
): Result {
  const plain = plainGit(args, environment)
  const { status, stdout, stderr, error } = spawnSync('git', plain.args, {
    cwd: folder,
    env: plain.env,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (error) throw new OwnerError('git is not installed: install it first')
  return { code: status ?? 1, stdout, stderr }
}

/** What git prints, without the last line end. Throws an OwnerError with its reason in a line where it fails. */
export function git(args: readonly string[], options: Parameters<typeof tryGit>[1] = {}): string {
  const { code, stdout, stderr } = tryGit(args, options)
  if (code !== 0) throw new OwnerError(reasonIn(stderr) || `git ${args[0]} failed`)
  return stdout.replace(/\n$/, '')
}

/** Git's own reason: its last message of an error, with the advice below it. */
const reasonIn = (stderr: string) =>
  stderr
    .split(/^(?=fatal: |error: )/m)
    .at(-1)
    ?.replace(/\s+/g, ' ')
    .trim()

/** Whether git succeeds. */
export const gitSays = (args: readonly string[]) => tryGit(args).code === 0

/** The files that are changed and not committed. */
export const changedFiles = (options: readonly string[] = []): string[] =>
  git(['status', '--porcelain', '--no-renames', '--untracked-files=all', '-z', ...options])
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.slice(3))

/** Throws an OwnerError where something is changed that is not committed. */
export function checkIsCommitted() {
  if (!gitSays(['rev-parse', 'HEAD']))
    throw new OwnerError('nothing is committed here: git init, git add --all, git commit')
  const changed = changedFiles()
  if (changed.length > 0)
    throw new OwnerError(`commit first what you have changed: ${changed.slice(0, 3).join(', ')}`)
}
