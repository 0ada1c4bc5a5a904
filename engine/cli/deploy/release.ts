/** Makes a release on a server, or goes back to the one before. What is to be done there, deploy/one-server.sh decides. */
import { spawn } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { existsSync, globSync, realpathSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { plainGit } from '../../core/base/git.ts'
import { keysOf } from '../../core/base/keys-of.ts'
import { OwnerError } from '../../core/base/owner-error.ts'
import { pageSettings, readPageSettings } from '../../core/config/settings.ts'
import { step } from '../base/steps.ts'
import { type Connection, deployFolder } from './connection.ts'
import { environmentFile } from './environment-file.ts'
import { followSteps } from './follow-steps.ts'
import { askSecrets } from './secrets.ts'
import type { Project } from './this-project.ts'

interface Options {
  /** The domain may lead elsewhere. */
  anyAddress: boolean
  /** It begins with the last off-site backup. */
  fromBackup: boolean
}

/**
 * Brings the server to the last commit: sets it up where that is left to do, builds, switches, and sees that it answers.
 * Throws an OwnerError with one line where something speaks against it or fails; the release that ran before runs on.
 */
export async function release(connection: Connection, project: Project, { anyAddress, fromBackup }: Options) {
  const variables = {
    ...variablesOf(project),
    from_backup: fromBackup ? 'yes' : '',
    settings: settingsForPages(process.env),
  }
  const hasSecrets = await step('checks the server', () =>
    checkServer(connection, project, variables, anyAddress),
  )
  if (!hasSecrets) {
    const { server, offsite } = await askSecrets({ fromBackup })
    await step('stores the secrets on the server', async () => {
      await keep(connection, 'secrets', environmentFile(server))
      if (offsite.size > 0) await keep(connection, 'offsite_secrets', environmentFile(offsite))
    })
  }
  await followSteps((onLine) => connection.run('deploy', variables, { input: sources(), onLine }))
}

/** Switches to the release before the running one. Doing so twice comes back. */
export const rollback = (connection: Connection, project: Project) =>
  followSteps((onLine) => connection.run('rollback', variablesOf(project), { onLine }))

const variablesOf = ({ release, domain }: Project) => ({ release, domain })

/**
 * The settings that are baked into pages, as they were read, a line each. One that is not set has an empty value, so that
 * the server leaves it out.
 */
export function settingsForPages(environment: Record<string, string | undefined>): string {
  const settings = readPageSettings(environment)
  return keysOf(pageSettings.shape)
    .map((name) => {
      const value = settings[name]
      return value === undefined ? `${name}=\n` : environmentFile([[name, value]])
    })
    .join('')
    .trimEnd()
}

async function keep(connection: Connection, command: string, input: string) {
  const text = `# docs/settings.md. After a change: systemctl restart kodhamn\n${input}`
  const { code, output } = await connection.run(command, {}, { input: text })
  if (code !== 0)
    throw new OwnerError(`the secrets could not be stored on the server: ended with ${code}`, { output })
}

/** Whether the server has secrets already. Throws an OwnerError with one line where something speaks against a release. */
async function checkServer(
  connection: Connection,
  { hostname }: Project,
  variables: Record<string, string>,
  anyAddress: boolean,
): Promise<boolean> {
  const { code, output } = await connection.run('check', variables)
  if (code !== 0) throw new OwnerError('the server could not be checked', { output })
  const facts = new Map(Array.from(output.matchAll(/^(\w+)=(.*)$/gm), ([, name, value]) => [name, value]))
  const blocker = facts.get('blocker')
  if (blocker) throw new OwnerError(blocker)
  if (!anyAddress) {
    const own = [
      ...(facts.get('addresses') ?? '').split(' ').filter(Boolean),
      ...(await addressesOf(connection.hostname)),
    ]
    const wrong = wrongAddress(hostname, await addressesOf(hostname), own)
    if (wrong) throw new OwnerError(wrong)
  }
  return facts.has('secrets')
}

async function addressesOf(name: string): Promise<string[]> {
  if (isIP(name)) return [name]
  const found = await lookup(name, { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}

/**
 * Why the domain does not lead to the server, in one line; undefined where it does. `own` are the addresses of the
 * server and of the host that ssh connects to.
 */
export function wrongAddress(
  domain: string,
  addresses: readonly string[],
  own: readonly string[],
): string | undefined {
  const shown = own.filter((address) => !address.startsWith('fe80:')).join(', ')
  if (addresses.length === 0) return `${domain} has no address yet: point its A and AAAA records to ${shown}`
  const wrong = addresses.filter((address) => !own.includes(address))
  if (wrong.length === 0) return undefined
  return `${domain} leads to ${wrong.join(', ')}, and this server is ${shown}: change its A and AAAA records (--any-address if a CDN is in between)`
}

/** Adds the engine's deploy/ to an archive, where the site does not lie in its repository. */
function programs(folder: string): string[] {
  const own = join(folder, 'deploy')
  if (existsSync(own) && realpathSync(own) === deployFolder) return []
  const added = ['', 'systemd'].flatMap((part) => [
    `--prefix=deploy/${part && `${part}/`}`,
    ...globSync('*', { cwd: join(deployFolder, part), withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ name }) => `--add-file=${join(deployFolder, part, name)}`),
  ])
  // The last one holds for what is committed.
  return [...added, '--prefix=']
}

/** The last commit and what the server runs, as tar.gz. A stream that breaks off is noticed by its checksum. */
export function sources(folder = '.'): Readable {
  // As they are committed: on Windows, git writes other line ends, which the shell there does not read.
  const { args, env } = plainGit([
    '-c',
    'core.autocrlf=false',
    '-c',
    'core.eol=lf',
    'archive',
    '--format=tar.gz',
    ...programs(folder),
    'HEAD',
  ])
  return spawn('git', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] }).stdout
}
