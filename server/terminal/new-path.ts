import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { commandWords } from './command.words.ts'
import { CommandError, UsageError } from './run-command.ts'

/** What a command is to write, its only argument. Throws where it is there already, or has no folder to lie in. */
export function newPath(args: string[], kind: 'file' | 'folder'): string {
  const t = commandWords().terminal
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [path, ...more] = positionals
  if (!path || more.length > 0) throw new UsageError(t.oneOfKind[kind])
  if (existsSync(path)) throw new CommandError(t.exists[kind](path))
  if (!existsSync(dirname(resolve(path)))) throw new CommandError(t.noFolder(dirname(path)))
  return path
}
