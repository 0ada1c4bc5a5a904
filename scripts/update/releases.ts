/** The releases of an upstream repository, as an update takes them. */
import { existsSync } from 'node:fs'
import { listReleases, readVersions } from '../../server/releases/releases.ts'
import { git, gitSays, tryGit, UpdateError } from './git.ts'

/** Who may sign a release, as `ssh-keygen` reads it. */
export const signersFile = 'deploy/release-signers'

/** Tags are signed with SSH keys, whatever else is. */
export const signingSettings = ['-c', 'gpg.format=ssh', '-c', `gpg.ssh.allowedSignersFile=${signersFile}`]

/** Commits of the installed and of the new release. */
export interface Releases {
  installed: string
  next: string
}

/** Where a fetched release is kept while the update runs. */
const refOf = (version: string) => `refs/update/v${version}`

/** The versions that an address has, newest first. Throws an UpdateError where it does not answer. */
export function findVersions(address: string): string[] {
  const { code, stdout, stderr } = tryGit(listReleases(address))
  if (code !== 0)
    throw new UpdateError(`${address} does not answer: look at the address and the connection`, stderr)
  return readVersions(stdout)
}

/** Fetches two releases. Throws an UpdateError where one is not there, or the new one is not signed by who may. */
export function fetchReleases(
  address: string,
  { installed, next, isSigned }: { installed: string; next: string; isSigned: boolean },
): Releases {
  const refs = [installed, next].map((version) => `+refs/tags/v${version}:${refOf(version)}`)
  git(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', address, ...refs])
  if (isSigned) checkSignature(next)
  return {
    installed: git(['rev-parse', `${baseOf(installed, next)}^{commit}`]),
    next: git(['rev-parse', `${refOf(next)}^{commit}`]),
  }
}

/** Removes what was fetched. */
export function forgetReleases() {
  for (const ref of git(['for-each-ref', '--format=%(refname)', 'refs/update/']).split('\n').filter(Boolean))
    git(['update-ref', '-d', ref])
}

/** The installed release; where the owner has taken later commits from upstream, the last of these. */
function baseOf(installed: string, next: string): string {
  const { code, stdout } = tryGit(['merge-base', 'HEAD', refOf(next)])
  const common = stdout.trim()
  return code === 0 && gitSays(['merge-base', '--is-ancestor', refOf(installed), common])
    ? common
    : refOf(installed)
}

function checkSignature(version: string) {
  if (!existsSync(signersFile)) throw new UpdateError(`${signersFile} is missing: bring it back with git`)
  const { code, stderr } = tryGit([...signingSettings, 'verify-tag', refOf(version)])
  if (code !== 0)
    throw new UpdateError(
      `v${version} is not signed by one of those in ${signersFile}: it is not taken`,
      stderr,
    )
}
