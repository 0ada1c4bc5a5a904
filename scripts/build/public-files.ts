import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { siteFolder } from '../../content/site/folder.ts'
import { drawIcons } from '../artwork/icons.ts'
import { filesBelow } from './files-below.ts'

/** The owner's folder of files that are served as they are. */
export const publicFolder = join(siteFolder, 'public')

/** What is served as it is, by path: the files of the owner's public/, and the icons that are not among them. */
export async function publicFiles(): Promise<Map<string, Buffer>> {
  const own = filesBelow(publicFolder)
    // Such as .DS_Store.
    .filter((file) => !basename(file).startsWith('.'))
    .map((file): [string, Buffer] => [`/${file}`, readFileSync(join(publicFolder, file))])
  return new Map([...(await drawIcons()), ...own])
}
