import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The folder of the engine: that of its package, or `engine/` of its repository. Not for bundled code, which lies elsewhere. */
export const engineFolder: string = resolve(import.meta.dirname, '../..')

/** Where something lies that comes with the engine: in its package, or beside `engine/` in its repository. */
export function besideEngine(name: string): string {
  const packed = join(engineFolder, name)
  return existsSync(packed) ? packed : join(engineFolder, '..', name)
}
