import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pageDatesFile } from '../check/page-dates.ts'
import { unpublishedArticles } from '../core/articles/article-files.ts'
import { buildFolder } from '../core/base/build-folder.ts'
import { pageSettings } from '../core/config/settings.ts'
import { picturesFolder, siteFolder } from '../core/site/folder.ts'
import { engineHash } from './bundles.ts'
import { filesBelow } from './files-below.ts'

export const sourceHashFile = `${buildFolder}/source-hash`

/** What is the owner's in a built site: neither pictures of tests nor the days of its pages. */
export const ownFiles = (): string[] =>
  filesBelow(siteFolder)
    .map((file) => join(siteFolder, file))
    .filter((file) => file !== pageDatesFile && dirname(file) !== picturesFolder)

/**
 * One hash of everything that the built site depends on: the engine, the owner's files, the settings that are baked into
 * pages, and the unpublished articles.
 */
export function hashSources(): string {
  const settings = Object.keys(pageSettings.shape).map((name) => `${name}=${process.env[name] ?? ''}`)
  return hashOf([engineHash(), ...settings, `unpublished=${unpublishedArticles()}`], ownFiles())
}

/** One hash of names and of files, whatever their order. */
export function hashOf(names: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of names) hash.update(`${name}\n`)
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Whether the file that is written last holds this hash, so that what it lies beside is up to date. */
export const isMadeOf = (hashFile: string, hash: string): boolean =>
  existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash

/** Whether the build folder is up to date. */
export const isBuilt = () => isMadeOf(sourceHashFile, hashSources())
