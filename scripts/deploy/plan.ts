/** The steps of a release, in their order. */
import type { ServerFacts } from './server-facts.ts'

export interface PlannedStep {
  /** Its name in deploy/one-server.sh. */
  name: string
  /** What it does, for the line that tells of it. */
  what: string
  /** What is sent to it. */
  sends?: 'sources' | 'settings' | 'secrets'
}

const setUp: PlannedStep[] = [
  { name: 'packages', what: 'installs Debian’s packages' },
  { name: 'users', what: 'makes users and folders' },
]
const secrets: PlannedStep = { name: 'secrets', what: 'keeps the secrets on the server', sends: 'secrets' }
const settings: PlannedStep = { name: 'settings', what: 'writes the settings', sends: 'settings' }
const receive: PlannedStep = { name: 'receive', what: 'copies what is committed', sends: 'sources' }
const build: PlannedStep[] = [
  { name: 'reuse', what: 'takes over packages and pictures' },
  { name: 'build', what: 'installs packages and builds, apart from what is running' },
]
const bringBack: PlannedStep[] = [
  { name: 'restic_package', what: 'installs restic' },
  { name: 'bring_back', what: 'brings back the last off-site backup' },
]
const backup: PlannedStep = { name: 'backup', what: 'backs up the database' }
const switchOver: PlannedStep = { name: 'switch', what: 'switches to the new release' }
const rebuild: PlannedStep = { name: 'rebuild', what: 'builds with the changed settings' }
const finish: PlannedStep[] = [
  { name: 'is_healthy', what: 'sees that the server answers' },
  { name: 'proxy', what: 'lets Caddy serve the domain' },
  { name: 'tidy', what: 'removes releases that nobody goes back to' },
]

interface Wanted {
  /** The name of the release. */
  release: string
  /** Whether site.env is to be changed. */
  newSettings: boolean
  /** Whether the release begins with the last off-site backup. */
  fromBackup?: boolean
}

/** What is left to do for a release. */
export function stepsFor(
  facts: Pick<ServerFacts, 'current' | 'isReceived' | 'hasSecrets'>,
  { release, newSettings, fromBackup }: Wanted,
): PlannedStep[] {
  const isRunning = facts.current === release
  return [
    ...setUp,
    ...(facts.hasSecrets ? [] : [secrets]),
    ...(newSettings ? [settings] : []),
    ...(isRunning || facts.isReceived ? [] : [receive]),
    ...(isRunning ? [] : build),
    ...(fromBackup ? bringBack : []),
    ...(isRunning || !facts.current ? [] : [backup]),
    ...(isRunning ? [] : [switchOver]),
    ...(isRunning && newSettings ? [rebuild] : []),
    ...finish,
  ]
}
