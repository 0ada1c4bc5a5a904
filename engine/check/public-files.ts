import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { drawIcons } from '../artwork/icons.ts'
import { entriesIn, filesIn } from '../core/site/files.ts'
import { siteFolder } from '../core/site/folder.ts'
import { decoded } from '../core/text/decoded.ts'

/** The owner's folder of files that are served as they are. */
export const publicFolder = join(siteFolder, 'public')

/** The file in the owner's public/ that a path of the site leads to, as links and pictures write it. */
export function publicFileAt(path: string): string | undefined {
  try {
    const file = join(publicFolder, decodeURIComponent(new URL(path, 'http://localhost').pathname))
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
  } catch {
    // The path is no URL, or it is encoded wrongly.
    return undefined
  }
}

/** The picture that an article in a folder shows: of public/ where its address is a path of the site, else beside the article. */
export function pictureFileAt(address: string, folder: string): string | undefined {
  if (address.startsWith('/')) return publicFileAt(address)
  const written = decoded(address.replace(/^\.\//, '')).normalize()
  // macOS may write the ring of an å as a letter of its own.
  return entriesIn(folder).find(({ name, isFolder }) => !isFolder && name.normalize() === written)?.path
}

/** What is served as it is, by path: the files of the owner's public/, and the icons that are not among them. */
export async function publicFiles(): Promise<Map<string, Buffer>> {
  const own = filesIn(publicFolder).map((file): [string, Buffer] => [
    `/${relative(publicFolder, file)}`,
    readFileSync(file),
  ])
  return new Map([...(await drawIcons()), ...own])
}
