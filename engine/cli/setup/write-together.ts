import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Writes files and folders beside their places, and puts all of them there at the end: where one cannot be written, none is. */
export function writeTogether(writers: ReadonlyMap<string, (temporary: string) => void>) {
  const folders: string[] = []
  try {
    const written = [...writers].map(([path, write]) => {
      const folder = mkdtempSync(`${path}-`)
      folders.push(folder)
      const temporary = join(folder, 'new')
      write(temporary)
      return { path, temporary }
    })
    for (const { path, temporary } of written) renameSync(temporary, path)
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}
