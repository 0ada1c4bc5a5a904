import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Git says what it has to say in English, asks for no password in the terminal, and takes no lock where it only reads. */
export const gitEnvironment = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' }

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
  const program = spawn('git', args, {
    cwd: folder,
    env: { ...process.env, ...gitEnvironment, ...noWindows },
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
