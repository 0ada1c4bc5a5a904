import { spawnSync } from 'node:child_process'

/**
 * Runs a command of package.json in a copy of the project, with these settings alone. `args` are passed after `--`.
 */
export function npm(
  command: string,
  folder: string,
  args: readonly string[] = [],
  settings: NodeJS.ProcessEnv = {},
) {
  const { PATH, HOME, TMPDIR, CHROMIUM_PATH } = process.env
  const { status, stdout, stderr } = spawnSync('npm', ['run', command, '--', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH, HOME, TMPDIR, CHROMIUM_PATH, ...settings },
    timeout: 1_200_000,
  })
  return { status, output: `npm run ${command} ${args.join(' ')}\n${stdout}${stderr}` }
}
