import { spawnSync } from 'node:child_process'
import { installFromDebian } from './install-from-debian.ts'
import { postgresFolder } from './postgres-programs.ts'

/**
 * What checks the code in articles, what stands before the server, and the database that it is tested on; by command and
 * by Debian's package.
 */
const tools = {
  nginx: 'nginx-light',
  caddy: 'caddy',
  openssl: 'openssl',
  bash: 'bash',
  postgres: 'postgresql',
}

/**
 * Makes sure that the tools of the tests are there, and `more` by command and package; installs what is missing as root on Debian.
 * Ends the process with one line where one cannot be had. Tests do without those of `wished`, and say so.
 */
export function findTools(more: Record<string, string> = {}, wished: Record<string, string> = {}) {
  const needed = { ...tools, ...more }
  process.env.PATH += ':/usr/sbin:/sbin'
  const isThere = (command: string) =>
    command === 'postgres' ? postgresFolder() !== undefined : !spawnSync(command, ['--version']).error
  const missing = (of: Record<string, string>) => Object.entries(of).filter(([command]) => !isThere(command))
  const packages = missing({ ...needed, ...wished }).map(([, name]) => name)
  if (packages.length === 0) return
  installFromDebian(packages, '--no-install-recommends')
  const still = missing(needed)
  if (still.length === 0) return
  console.error(
    `The tests need ${still.map(([command, name]) => `${command} (Debian: ${name})`).join(', ')}: please install`,
  )
  process.exit(1)
}
