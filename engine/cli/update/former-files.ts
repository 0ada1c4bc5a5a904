import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findSiteFolder } from '../../core/site/folder.ts'
import { migrations } from './migrations.ts'
import { changesBetween, hashesIn } from './write-back.ts'

/** The files of the owner that have the form of an earlier version: npm, not an update, has brought this one. */
export function formerFiles(): string[] {
  const folder = findSiteFolder()
  if (!existsSync(folder)) return []
  const copy = mkdtempSync(join(tmpdir(), 'former-'))
  const site = join(copy, 'site')
  const isText = (file: string) => statSync(file).isDirectory() || /\.(?:ya?ml|md)$/.test(file)
  try {
    // Through a link of the copy the owner's own file would be written.
    cpSync(folder, site, { recursive: true, dereference: true, filter: isText })
    const before = hashesIn(copy)
    for (const migrate of Object.values(migrations)) migrate(site)
    return changesBetween(before, hashesIn(copy)).map(({ file }) => file)
  } catch {
    // A file that cannot be read has been named already.
    return []
  } finally {
    rmSync(copy, { recursive: true })
  }
}
