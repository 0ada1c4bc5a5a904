import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What files of a repository say, by their paths; null removes one. */
export type Files = Record<string, string | null>

/** Runs git in a folder as somebody, and returns what it prints. */
export const git = (folder: string, ...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=Åsa', '-c', 'user.email=asa@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout

export function createRepository(folder: string) {
  mkdirSync(folder)
  git(folder, 'init', '--quiet')
  return folder
}

export function write(folder: string, files: Files) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    if (text === null) rmSync(file)
    else writeFileSync(file, text)
  }
}

export function commit(repository: string, files: Files) {
  write(repository, files)
  git(repository, 'add', '--all')
  git(repository, 'commit', '--quiet', '--message', 'files')
}
