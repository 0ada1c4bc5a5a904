/**
 * `npm run deploy -- root@host`: brings a Debian 13 to the last commit over SSH, from a bare one to every later release.
 * What is done there stands in deploy/one-server.sh; decisions/015 says why it is so.
 */
import { existsSync, readFileSync } from 'node:fs'
import { endWith, OwnerError } from '../core/base/owner-error.ts'
import { readUpdateSettings } from '../core/config/config.server.ts'
import { findNewerRelease } from '../core/releases/newer-release.server.ts'
import { step } from './base/steps.ts'
import { connect, scriptFile } from './deploy/connection.ts'
import { readOptions } from './deploy/options.ts'
import { release, rollback } from './deploy/release.ts'
import { checkSiteIsCommitted, type Project, readProject } from './deploy/this-project.ts'
import { waitUntilPublic } from './deploy/wait-until-public.ts'

async function deploy(args: string[]) {
  const { host, action, anyAddress } = readOptions(args)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const project = readProject()
  if (['release', 'from-backup', 'dry-run'].includes(action)) checkSiteIsCommitted()
  const updates = readUpdateSettings(process.env)
  if (action === 'dry-run') return console.log(dryRun(host, project))

  const connection = await step(`connects to ${host}`, () => connect(host))
  try {
    if (action === 'status' || action === 'logs') {
      process.exitCode = await connection.show(action)
      return
    }
    if (action === 'rollback') await rollback(connection, project)
    else {
      console.log(`${project.release}: ${project.subject}`)
      for (const warning of [...project.warnings, ...(await readGone())]) console.log(`  ${warning}`)
      await release(connection, project, { anyAddress, fromBackup: action === 'from-backup' })
    }
  } finally {
    connection.close()
  }
  const [reason, newer] = await Promise.all([
    step(`asks for ${project.origin}`, () => waitUntilPublic(project.origin)),
    findNewerRelease(updates),
  ])
  if (reason) throw new OwnerError(`the server answers, but ${project.origin} does not yet: ${reason}`)
  console.log(`${project.origin} answers`)
  if (newer) console.log(`Version ${newer} of the engine is out: npx kodhamn update`)
}

/** The addresses that die with this release. Read for a release alone: to go back needs no site that is in order. */
async function readGone(): Promise<string[]> {
  const { pageDatesFile } = await import('../check/page-dates.ts')
  if (!existsSync(pageDatesFile))
    return [
      `Addresses that go are not noticed without ${pageDatesFile}: npm run build -- --keep-dates, and commit it`,
    ]
  const { readArticles } = await import('../check/articles.ts')
  const { goneAddresses } = await import('../check/gone-addresses.ts')
  return goneAddresses((await readArticles()).articles).map(({ message }) => message)
}

/** What would be run, and all that it could do there. Connects to nothing. */
const dryRun = (host: string, { release, domain }: Project) => {
  const command = (name: string) => `ssh ${host} release=${release} domain=${domain} sh ${scriptFile} ${name}`
  return `${command('check')}
printf … | ${command('secrets')}   # as asked before the first release
git archive --format=tar.gz HEAD | ${command('deploy')}

# ${scriptFile}
${readFileSync(scriptFile, 'utf8')}`
}

try {
  await deploy(process.argv.slice(2))
} catch (error) {
  endWith(error)
}
