import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unpublishedArticles } from '../../core/articles/article-files.ts'
import type { Check } from '../../core/desk/api.ts'
import { siteFolder } from '../../core/site/folder.ts'
import { localDay } from '../../core/time/clock.ts'

/** Where the sources of pages and server are. */
const folders = ['engine', siteFolder, 'pack']

/** Due where a source is newer than the build, or an article has become due since. Its file is named in `detail`. */
export async function checkBuild(buildFolder: string, timeZone: string): Promise<Check<'build'>> {
  // Written last, by the same build.
  const built = await stat(join(buildFolder, 'source-hash')).catch(() => undefined)
  if (!built) return { about: 'build', is: 'bad', at: null, detail: '' }
  // A file system counts in fractions of a millisecond.
  const builtAt = Math.floor(built.mtimeMs)
  const then = unpublishedArticles(localDay(builtAt, { timeZone }))
  const now = new Set(unpublishedArticles(localDay(Date.now(), { timeZone })))
  const due = then.find((article) => !now.has(article))
  const detail = due ?? (await newestSource(built.mtimeMs)) ?? ''
  return { about: 'build', is: detail ? 'due' : 'good', at: builtAt, detail }
}

/** A source that was written after a moment. */
async function newestSource(since: number): Promise<string | undefined> {
  for (const folder of folders) {
    const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    for (const file of files) {
      const path = join(file.parentPath, file.name)
      if (file.isFile() && (await stat(path)).mtimeMs > since) return path
    }
  }
  return undefined
}
