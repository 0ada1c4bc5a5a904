import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of all files of a folder, relative to it. None where it does not exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
