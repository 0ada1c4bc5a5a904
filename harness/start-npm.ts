import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './port.ts'

/** Starts a server command of a project, of this one by default, with these settings; `end` interrupts it like Ctrl-C. */
export function startNpm(command: string, settings: Record<string, string>, folder = '.') {
  const program = spawn('npm', ['run', command], {
    cwd: folder,
    env: { ...process.env, ...settings },
    // A process group of its own, because Ctrl-C interrupts npm and all its children.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return {
    stdout: program.stdout,
    end() {
      try {
        process.kill(-(program.pid ?? Number.NaN), 'SIGINT')
      } catch {
        // It has ended by itself.
      }
    },
  }
}

/** Starts `npm run dev` on a free port, with a new data folder, and resolves once it shows a page: within a minute, or fails. */
export async function startDevelopment(
  path: string,
  { folder = '.', ...settings }: { folder?: string; SITE_FOLDER?: string } = {},
): Promise<{ url: string; end: () => void }> {
  const [port, dataFolder] = [await freePort(), mkdtempSync(join(tmpdir(), 'dev-'))]
  const environment = {
    ...settings,
    NODE_ENV: 'development',
    // Vitest's own server leaves the plugins of pages out (vite.config.ts).
    VITEST: '',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
  }
  const { stdout, end } = startNpm('dev', environment, folder)
  // A full pipe would block the server.
  stdout.resume()
  const url = `http://127.0.0.1:${port}`
  const stop = () => {
    end()
    rmSync(dataFolder, { recursive: true, force: true })
  }
  const isUp = () =>
    fetch(url + path).then(
      (response) => response.ok,
      () => false,
    )
  for (const deadline = Date.now() + 60_000; !(await isUp()); ) {
    if (Date.now() > deadline) {
      stop()
      throw new Error('npm run dev does not answer')
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { url, end: stop }
}
