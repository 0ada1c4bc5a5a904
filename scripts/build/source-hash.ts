import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unpublishedArticles } from '../../engine/core/articles/article-files.ts'
import { buildFolder } from '../../engine/core/base/build-folder.ts'
import { pageSettings } from '../../engine/core/config/settings.ts'
import { picturesFolder, siteFolder } from '../../engine/core/site/folder.ts'
import { filesBelow } from './files-below.ts'
import { pageDatesFile } from './page-dates.ts'

export const sourceHashFile = `${buildFolder}/source-hash`

const folders = ['engine', siteFolder, 'scripts/artwork', 'scripts/build', 'scripts/bundle', 'vite']
const files = [
  'scripts/build.ts',
  'scripts/bundle.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
]

/** What the built site is made of: neither tests and their pictures, nor the days of its pages. */
export const sourceFiles = (): string[] =>
  [...folders.flatMap((folder) => filesBelow(folder).map((file) => join(folder, file))), ...files]
    .filter((file) => !file.includes('.test.') && file !== pageDatesFile && dirname(file) !== picturesFolder)
    .sort()

/**
 * One hash of everything that the built site depends on: the sources, the settings that are baked into pages, and the
 * unpublished articles.
 */
export function hashSources(): string {
  const settings = Object.keys(pageSettings.shape).map((name) => `${name}=${process.env[name] ?? ''}`)
  return hashOf([...settings, `unpublished=${unpublishedArticles()}`], sourceFiles())
}

/** What is bundled: nothing of the owner's, which the bundles read when they run. */
export const engineFiles = (): string[] => sourceFiles().filter((file) => !file.startsWith(siteFolder))

/** One hash of what the bundles depend on. */
export const hashEngine = (): string => hashOf([], engineFiles())

function hashOf(names: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of names) hash.update(`${name}\n`)
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Whether the file that is written last holds this hash, so that what it lies beside is up to date. */
export const isMadeOf = (hashFile: string, hash: () => string): boolean =>
  existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash()

/** Whether the build folder is up to date. */
export const isBuilt = () => isMadeOf(sourceHashFile, hashSources)
