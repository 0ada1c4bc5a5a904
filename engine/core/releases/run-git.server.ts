import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

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
export const plainGit = (args: readonly string[], environment: Record<string, string> = {}) => ({
  args: ['--no-pager', ...plainSettings.flatMap((setting) => ['-c', setting]), ...args],
  env: {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => isOfUser(name))),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    ...environment,
  },
})

/** Nor in a window of its own, of ssh, or of the usual keeper of passwords. */
const noWindows = { GIT_ASKPASS: '', SSH_ASKPASS_REQUIRE: 'never', GCM_INTERACTIVE: 'never' }

/**
 * What git prints when it runs in the background: nothing that it starts asks the owner anything. Rejects where git is not
 * installed, fails, or has not ended when `signal` says that it must.
 */
export async function runGit(
  args: readonly string[],
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<string> {
  signal.throwIfAborted()
  const plain = plainGit(args, noWindows)
  const program = spawn('git', plain.args, {
    cwd: folder,
    env: plain.env,
    stdio: ['ignore', 'pipe', 'ignore'],
    // A session of its own has no terminal, in which ssh would ask, and ends with all that git has started.
    detached: true,
    windowsHide: true,
  })
  const end = () => {
    if (!program.pid || process.platform === 'win32') return program.kill()
    try {
      return process.kill(-program.pid)
    } catch {
      return false // It has just ended by itself.
    }
  }
  signal.addEventListener('abort', end)
  try {
    const [output, [code]] = await Promise.all([text(program.stdout), once(program, 'close')])
    if (code !== 0) throw new Error(`git ${args[0]} failed`)
    return output
  } finally {
    signal.removeEventListener('abort', end)
  }
}
