/** Which files of the owner's folder count. What programs and editors leave there does not. */
import { readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, sep } from 'node:path'
import { siteFolder } from './folder.ts'

/** Such as `.DS_Store`, `.obsidian`, `Thumbs.db`, `notes.md~` and `.notes.md.swp`; `.well-known` is served. */
const isLeftByPrograms = (name: string) =>
  /^\.(?!well-known$)|~$|^#.*#$|^(Thumbs\.db|desktop\.ini|__MACOSX)$/i.test(name)

interface Entry {
  name: string
  path: string
  isFolder: boolean
}

/** What is in a folder, by name, links followed. Nothing where it does not exist. */
export function entriesIn(folder: string): Entry[] {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return []
  }
  return names
    .filter((name) => !isLeftByPrograms(name))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      try {
        return [{ name, path, isFolder: statSync(path).isDirectory() }]
      } catch {
        // A link that leads nowhere.
        return []
      }
    })
}

/** The paths of all files below a folder. */
export const filesIn = (folder: string): string[] =>
  entriesIn(folder).flatMap(({ path, isFolder }) => (isFolder ? filesIn(path) : [path]))

/**
 * Links in the owner's folder that lead out of it, or nowhere: a build on another machine would not find what they stand for, and
 * through the links of a copy the folder itself would be written.
 */
export function strayLinks(folder = siteFolder, root = realpathSync(folder)): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isLeftByPrograms(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return strayLinks(path, root)
      return entry.isSymbolicLink() && !isWithin(path, root) ? [path] : []
    })
}

function isWithin(link: string, root: string): boolean {
  try {
    return !isAbsolute(readlinkSync(link)) && `${realpathSync(link)}${sep}`.startsWith(`${root}${sep}`)
  } catch {
    return false
  }
}
