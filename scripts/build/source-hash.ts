import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageSettings } from '../../app/settings.ts'
import { unpublishedArticles } from '../../content/article-files.ts'
import { buildFolder } from './folder.ts'
import { pageDatesFile } from './record-page-dates.ts'

export const sourceHashFile = `${buildFolder}/source-hash`

const sources = [
  'app',
  'content',
  'public',
  'scripts/artwork',
  'scripts/build',
  'scripts/build.ts',
  'vite',
  'server',
  'desk',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

/**
 * One hash of everything that the built site depends on: the sources, the settings that are baked into pages, and the
 * unpublished articles.
 */
export function hashSources(): string {
  const hash = createHash('sha256')
  for (const name of Object.keys(pageSettings.shape)) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  hash.update(`unpublished=${unpublishedArticles()}\n`)
  for (const file of sources.flatMap(filesIn).filter((file) => file !== pageDatesFile))
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Whether the build folder is up to date. */
export const isBuilt = () =>
  existsSync(sourceHashFile) && readFileSync(sourceHashFile, 'utf8') === hashSources()
