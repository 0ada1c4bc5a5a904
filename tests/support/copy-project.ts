import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What is not the project's own: see .gitignore. */
const left =
  /^(?:node_modules|\.git|build(?:-\w+)?|data|\.env|\.react-router|\.cache|screenshots|test-results)$/

/** A new owner's copy of the project in a fresh folder, with the packages of this one. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'))
  cpSync('.', folder, { recursive: true, filter: (file) => !left.test(file) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}
