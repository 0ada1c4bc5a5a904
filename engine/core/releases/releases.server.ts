/** The releases of the engine: tags such as `v1.2.3` of the repository that package.json names, or of the owner's own. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a text is a version such as `1.2.3`. */
export const isVersion = (text: string) => /^\d+\.\d+\.\d+$/.test(text)

/** Sorts versions, the oldest first. */
export const compareVersions = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

const readPackage = (folder: string): { version: string; repository?: { url: string } } =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The version of the engine in a project, which the owner leaves as it is. */
export const installedVersion = (folder = '.') => readPackage(folder).version

/**
 * Where releases come from. `from` is the owner's own address, which is trusted; releases of the project's are signed. Of
 * several folders the first that names an address does.
 */
export const upstream = (from: string | undefined, ...folders: string[]) => ({
  address: from || folders.map((folder) => readPackage(folder).repository?.url).find(Boolean) || '',
  isSigned: !from,
})

/** What asks git for the releases at an address. */
export const listReleases = (address: string) => ['ls-remote', '--tags', '--refs', address, 'v*']

/** The versions in its answer, newest first. */
export const readVersions = (answer: string): string[] =>
  [...answer.matchAll(/refs\/tags\/v(\d+\.\d+\.\d+)$/gm)]
    .map(([, version = '']) => version)
    .toSorted((a, b) => compareVersions(b, a))
