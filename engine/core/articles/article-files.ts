/** The articles as they lie on the disk, for what builds the site and what checks it. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { siteFolder } from '../site/folder.ts'
import { isPublished } from '../site/published.ts'
import { foldersIn } from '../site/read-yaml.ts'
import { knownLanguages } from '../text/language.ts'
import { frontMatterOf } from './front-matter.ts'

/** The file with the fields of all languages: the English one, whichever language comes first; without it, the only one. */
export const mainFileOf = (folder: string): string | undefined =>
  knownLanguages.map((language) => join(folder, `${language}.md`)).find((file) => existsSync(file))

/** Whether the article of a file, or of any other file beside it, is there for readers. */
export function isPublishedAt(file: string, day?: string): boolean {
  const main = mainFileOf(dirname(file))
  return main === undefined || isPublished(frontMatterOf(readFileSync(main, 'utf8')) ?? {}, day)
}

const pathsIn = (room: string): string[] => foldersIn(room).map((name) => join(siteFolder, room, name))

/** Every folder of an article, from the project's root, in alphabetical order. */
export const articleFolders = (): string[] => pathsIn('articles')

/** The same of the owner's own pages. */
export const ownPageFolders = (): string[] => pathsIn('pages')

/** Which fields a file has. Those of a page are all in its own language. */
export function kindOf(file: string): 'page' | 'main' | 'translation' {
  const folder = dirname(file)
  if (basename(dirname(folder)) === 'pages') return 'page'
  return file === mainFileOf(folder) ? 'main' : 'translation'
}

/** Articles that no reader sees on a day, today by default. One leaves the list when it is due, though no file has changed. */
export const unpublishedArticles = (day?: string): string[] =>
  articleFolders()
    .filter((folder) => !isPublishedAt(join(folder, 'en.md'), day))
    .map((folder) => basename(folder))
