import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError, UsageError } from './run-command.ts'

/** What a command is to write, its only argument. Throws where it is there already, or has no folder to lie in. */
export function newPath(args: string[], kind: 'file' | 'folder'): string {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [path, ...more] = positionals
  if (!path || more.length > 0) throw new UsageError(`Give one ${kind}`)
  if (existsSync(path)) throw new CommandError(`${path} already exists: give another ${kind}`)
  if (!existsSync(dirname(resolve(path)))) throw new CommandError(`${dirname(path)} is not a folder`)
  return path
}
