/**
 * What a build keeps for the next one, by a hash of everything that it is made of: in .cache/build, which survives
 * `npm ci`. Anything there may be deleted at any time.
 */

import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { engineFolder } from '../base/engine-folder.ts'
import { siteFolder } from '../site/folder.ts'
import { day } from '../time/durations.ts'

const folder = '.cache/build'
/** Since a result was last used. */
const keptFor = 30 * day

type Part = string | Buffer

/** The result of `make` for these parts, made once. They have to name everything that it depends on. */
export async function cached(parts: readonly Part[], make: () => Promise<Part> | Part): Promise<Buffer> {
  const file = join(folder, hashOf(parts))
  try {
    const kept = await readFile(file)
    await utimes(file, new Date(), new Date())
    return kept
  } catch {
    const made = Buffer.from(await make())
    mkdirSync(folder, { recursive: true })
    // Renamed when it is complete, because others may be reading here, or making the same.
    const partial = `${file}.${randomUUID()}`
    await writeFile(partial, made)
    await rename(partial, file)
    return made
  }
}

/** Removes what no build has used for a month. */
export function pruneCache() {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (Date.now() - statSync(file).mtimeMs > keptFor) rmSync(file, { force: true })
  }
}

/** With the versions of all packages. */
const packages = join(engineFolder, 'package.json')

/** A hash of a module, of all that it imports within the engine, of the facts, and of the packages. */
export const hashOfModule = (module: string): string =>
  hashOf([packages, join(siteFolder, 'facts.yaml'), ...withImports(module)].map((file) => readFileSync(file)))

const imports = /(?:^(?:import|export)(?! type)[^'";]*? from |import\()\s*'(\.[^']+)'/gm

function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imports))
    withImports(join(dirname(file), path), found)
  return found
}

function hashOf(parts: readonly Part[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}
