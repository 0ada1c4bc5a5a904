import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Files that are not part of the project: see .gitignore. */
const ignored =
  /^(?:node_modules|\.git|build(?:-\w+)?|data|\.env|\.react-router|\.cache|screenshots|test-results)$/

/** Copies the project to a new folder, with a link to the installed packages. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'))
  cpSync('.', folder, { recursive: true, filter: (file) => !ignored.test(file) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}
