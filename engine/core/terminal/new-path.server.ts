import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OwnerError } from '../base/owner-error.ts'
import { fill } from '../text/sentence.ts'
import { UsageError } from './command.server.ts'
import { officeWords } from './office-words.server.ts'

/** What a command is to write, its only argument. Throws where it is there already, or has no folder to lie in. */
export function newPath(args: string[], kind: 'file' | 'folder'): string {
  const t = officeWords().terminal
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [path, ...more] = positionals
  if (!path || more.length > 0) throw new UsageError(t.oneOfKind[kind])
  if (existsSync(path)) throw new OwnerError(fill(t.exists[kind], { path }))
  if (!existsSync(dirname(resolve(path)))) throw new OwnerError(fill(t.noFolder, { path: dirname(path) }))
  return path
}
