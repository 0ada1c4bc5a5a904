import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageSettings } from '../../app/settings.ts'
import { unpublishedArticles } from '../../content/article-files.ts'
import { siteFolder } from '../../content/site/folder.ts'
import { buildFolder } from '../../server/build-folder.ts'
import { filesBelow } from './files-below.ts'
import { pageDatesFile } from './page-dates.ts'

export const sourceHashFile = `${buildFolder}/source-hash`

const folders = ['app', 'content', siteFolder, 'scripts/artwork', 'scripts/build', 'vite', 'server', 'desk']
const files = ['scripts/build.ts', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json']

/** What the built site is made of: neither tests, nor the days of its pages. */
export const sourceFiles = (): string[] =>
  [...folders.flatMap((folder) => filesBelow(folder).map((file) => join(folder, file))), ...files]
    .filter((file) => !file.includes('.test.') && file !== pageDatesFile)
    .sort()

/**
 * One hash of everything that the built site depends on: the sources, the settings that are baked into pages, and the
 * unpublished articles.
 */
export function hashSources(): string {
  const hash = createHash('sha256')
  for (const name of Object.keys(pageSettings.shape)) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  hash.update(`unpublished=${unpublishedArticles()}\n`)
  for (const file of sourceFiles()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Whether the build folder is up to date. */
export const isBuilt = () =>
  existsSync(sourceHashFile) && readFileSync(sourceHashFile, 'utf8') === hashSources()
