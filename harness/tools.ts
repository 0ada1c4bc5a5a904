import { spawnSync } from 'node:child_process'
import { installFromDebian } from './install-from-debian.ts'
import { postgresFolder } from './postgres-programs.ts'

/**
 * Tools that check the code in articles, the reverse proxies, and the test database: command and Debian package.
 */
const tools = {
  nginx: 'nginx-light',
  caddy: 'caddy',
  openssl: 'openssl',
  bash: 'bash',
  postgres: 'postgresql',
}

/**
 * Makes sure that the tools of the tests and `more` (package by command) exist; installs missing ones as root on Debian.
 * Ends the process with one line where one is missing. Tests skip what needs a missing tool of `optional`.
 */
export function findTools(more: Record<string, string> = {}, optional: Record<string, string> = {}) {
  const needed = { ...tools, ...more }
  process.env.PATH += ':/usr/sbin:/sbin'
  const isInstalled = (command: string) =>
    command === 'postgres' ? postgresFolder() !== undefined : !spawnSync(command, ['--version']).error
  const findMissing = (tools: Record<string, string>) =>
    Object.entries(tools).filter(([command]) => !isInstalled(command))
  const packages = findMissing({ ...needed, ...optional }).map(([, name]) => name)
  if (packages.length === 0) return
  installFromDebian(packages, '--no-install-recommends')
  const missing = findMissing(needed)
  if (missing.length === 0) return
  console.error(
    `The tests need ${missing.map(([command, name]) => `${command} (Debian: ${name})`).join(', ')}: please install`,
  )
  process.exit(1)
}
