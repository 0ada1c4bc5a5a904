import { spawnSync } from 'node:child_process'
import { OwnerError } from './owner-error.ts'

/** What changes how git answers or what it runs, as it is by itself. Names, keys, proxies and trusted folders stay the user's. */
const plainSettings = [
  'log.showSignature=false',
  'log.mailmap=false',
  'color.ui=false',
  ...['branch', 'diff', 'interactive', 'status'].map((part) => `color.${part}=false`),
  'core.quotePath=false',
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  // Files that it names could be left out of an archive.
  'core.attributesFile=/dev/null',
  'tar.tar.gz.command=gzip -cn',
  'i18n.logOutputEncoding=UTF-8',
  'diff.noprefix=false',
  'diff.mnemonicPrefix=false',
  'diff.relative=false',
  'status.branch=false',
  // Nobody is there to type the password of a key.
  'commit.gpgSign=false',
  'tag.gpgSign=false',
  'tag.forceSignAnnotated=false',
]

/** What a hook or a script around it sets for another repository goes; how to reach others, and who commits, stays. */
const isOfUser = (name: string) =>
  !name.startsWith('GIT_') ||
  /^GIT_(ALLOW_PROTOCOL|SSH|SSL|PROXY|HTTP|ASKPASS|AUTHOR|COMMITTER|EXEC_PATH|CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY|VALUE))/.test(
    name,
  )

/**
 * Arguments and environment for git, with the user's settings laid aside: it says what it has to say in English, asks for no
 * password in the terminal, and takes no lock where it only reads. Whatever starts git starts it with these.
 */
export const plainGit = (args: readonly string[]) => ({
  args: ['--no-pager', ...plainSettings.flatMap((setting) => ['-c', setting]), ...args],
  env: {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => isOfUser(name))),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
  },
})

/** What git prints, without the last line end. Throws an OwnerError with its reason in a line where it fails. */
export function git(command: readonly string[]): string {
  const { args, env } = plainGit(command)
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    env,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (error) throw new OwnerError('git is not installed: install it first')
  if (status !== 0) throw new OwnerError(reasonIn(stderr) || `git ${command[0]} failed`)
  return stdout.replace(/\n$/, '')
}

/** Git's own reason: its last message of an error, with the advice below it. */
const reasonIn = (stderr: string) =>
  stderr
    .split(/^(?=fatal: |error: )/m)
    .at(-1)
    ?.replace(/\s+/g, ' ')
    .trim()

/** The files that are changed and not committed. */
export const changedFiles = (options: readonly string[] = []): string[] =>
  git(['status', '--porcelain', '--no-renames', '--untracked-files=all', '-z', ...options])
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.slice(3))
