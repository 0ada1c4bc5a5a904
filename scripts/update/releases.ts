/** The releases of an upstream repository, as an update takes them. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { OwnerError } from '../../engine/core/base/owner-error.ts'
import { listReleases, readVersions } from '../../engine/core/releases/releases.server.ts'
import { git, gitSays, tryGit } from './git.ts'

/** Where this command is from: the owner's folder, or a version beside it. */
export const thisProject = resolve(import.meta.dirname, '../..')

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

/** The versions that an address has, newest first. Throws an OwnerError where it does not answer. */
export function findVersions(address: string): string[] {
  const { code, stdout, stderr } = tryGit(listReleases(address))
  if (code !== 0)
    throw new OwnerError(`${address} does not answer: look at the address and the connection`, {
      output: stderr,
    })
  return readVersions(stdout)
}

/** Fetches two releases. Throws an OwnerError where one is not there, or the new one is not signed by who may. */
export function fetchReleases(
  address: string,
  {
    installed,
    next,
    versions,
    isSigned,
  }: { installed: string; next: string; versions: readonly string[]; isSigned: boolean },
): Releases {
  const refs = [installed, next]
    .filter((version) => versions.includes(version))
    .map((version) => `+refs/tags/v${version}:${refOf(version)}`)
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
  const common = tryGit(['merge-base', 'HEAD', refOf(next)]).stdout.trim()
  const release =
    gitSays(['rev-parse', '--verify', '--quiet', `${refOf(installed)}^{commit}`]) && refOf(installed)
  if (common && (!release || gitSays(['merge-base', '--is-ancestor', release, common]))) return common
  if (!release)
    throw new OwnerError(`there is no version ${installed}, which package.json names, to compare with`)
  return release
}

function checkSignature(version: string) {
  if (!existsSync(signersFile)) throw new OwnerError(`${signersFile} is missing: bring it back with git`)
  const { code, stderr } = tryGit([...signingSettings, 'verify-tag', refOf(version)])
  if (code !== 0)
    throw new OwnerError(`v${version} is not signed by one of those in ${signersFile}: it is not taken`, {
      output: stderr,
    })
}
