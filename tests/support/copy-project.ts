import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Files that are not part of the project, see .gitignore, and the site of the owner. */
const ignored =
  /^(?:site|node_modules|\.git|build(?:-\w+)?|data|\.env|\.react-router|\.cache|bundles|test-results|\.schemas)$/

/** The files of a project, as text, that are neither made by a command nor the owner's, by their paths. */
export const sourcesOf = (folder: string) =>
  new Map(
    readdirSync(folder)
      .filter((name) => !ignored.test(name))
      .flatMap((name) => globSync([name, `${name}/**`], { cwd: folder }))
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => [file, readFileSync(join(folder, file), 'latin1')]),
  )

/** Copies the project with the example to a new folder, with links to the installed packages and to what earlier builds keep. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'))
  cpSync('.', folder, { recursive: true, filter: (file) => !ignored.test(file) })
  linkPackages(folder)
  return folder
}

/** Links to the installed packages, and to what earlier builds keep. */
function linkPackages(folder: string) {
  mkdirSync(join(folder, '.cache'))
  for (const shared of ['node_modules', 'bundles', '.cache/build', '.cache/heading-face']) {
    mkdirSync(shared, { recursive: true })
    symlinkSync(resolve(shared), join(folder, shared))
  }
}
