/** Makes a release on a server, or goes back to the one before. */
import { spawn } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import type { Connection } from './connection.ts'
import { type PlannedStep, stepsFor } from './plan.ts'
import { DeployError, step } from './report.ts'
import { askSecrets } from './secrets.ts'
import { obstacle, readFacts, type ServerFacts, wrongAddress } from './server-facts.ts'
import { secretsEnv, siteEnv } from './site-env.ts'
import type { Project } from './this-project.ts'

interface Options {
  /** The domain may lead elsewhere. */
  anyAddress: boolean
  /** It begins with the last off-site backup. */
  fromBackup: boolean
}

/** What the step `switch` ends with. */
const outcomes: Record<number, string> = {
  3: 'the new release does not answer, so the one before is running again',
  4: 'the release does not answer, and there is none before it: nothing is running',
  5: 'the new release does not answer; the one before is running again with the database as backed up, and what came in since is in the file named above',
}

/**
 * Brings the server to the last commit: sets it up where that is left to do, builds, switches, and sees that it answers.
 * Throws a DeployError with one line where something speaks against it or fails; the release that ran before runs on.
 */
export async function release(connection: Connection, project: Project, options: Options) {
  const facts = await step('checks the server', () => checkServer(connection, project, options))
  const settings = siteEnv(facts.settings, process.env)
  const secrets = facts.hasSecrets ? '' : secretsEnv(await askSecrets(options))
  const steps = stepsFor(facts, {
    release: project.release,
    newSettings: settings !== facts.settings,
    fromBackup: options.fromBackup,
  })
  const texts = { settings, secrets }
  for (const planned of steps) {
    const input =
      planned.sends === 'sources' ? sources : () => texts[planned.sends as keyof typeof texts] ?? ''
    await step(planned.what, (said) => runStep(connection, planned, project, { said, input }))
  }
}

/** Switches to the release before the running one. Doing so twice comes back. */
export async function goBack(connection: Connection, project: Project) {
  const { before } = await step('checks the server', () => factsOf(connection, project))
  if (!before) throw new DeployError('there is no release before the running one')
  const planned = { name: 'switch', what: `goes back to ${before}` }
  await step(planned.what, (said) => runStep(connection, planned, { ...project, release: before }, { said }))
}

async function factsOf(connection: Connection, project: Project): Promise<ServerFacts> {
  const { code, output } = await connection.run('check', project)
  if (code !== 0) throw new DeployError('the server cannot be looked at', output)
  return readFacts(output)
}

async function checkServer(connection: Connection, project: Project, { anyAddress, fromBackup }: Options) {
  const facts = await factsOf(connection, project)
  const reason = obstacle(facts, { ...project, fromBackup })
  if (reason) throw new DeployError(reason)
  if (anyAddress) return facts
  const own = [...facts.addresses, ...(await addressesOf(connection.hostname))]
  const wrong = wrongAddress(project.hostname, await addressesOf(project.hostname), own)
  if (wrong) throw new DeployError(wrong)
  return facts
}

async function addressesOf(name: string): Promise<string[]> {
  if (isIP(name)) return [name]
  const found = await lookup(name, { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}

async function runStep(
  connection: Connection,
  { name, what }: PlannedStep,
  project: Project,
  { said, input }: { said: (output: string) => void; input?: () => string | Readable },
) {
  const { code, output } = await connection.run(name, project, { said, ...(input ? { input: input() } : {}) })
  if (code === 0) return
  const reason = name === 'switch' ? outcomes[code] : undefined
  throw new DeployError(reason ?? `${what}: ended with ${code}; what ran before runs on`, output)
}

/** The last commit as tar.gz. A stream that breaks off is noticed by its checksum. */
function sources(): Readable {
  const git = spawn('git', ['archive', '--format=tar.gz', 'HEAD'], { stdio: ['ignore', 'pipe', 'inherit'] })
  return git.stdout
}
