/**
 * What a build keeps for the next one, by a hash of everything that it is made of: in .cache/build, which survives
 * `npm ci`. Anything there may be deleted at any time.
 */

import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
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

const packageFile = z.object({ dependencies: z.record(z.string(), z.string()) })

/**
 * A hash of a module, of all that it imports within the engine, of the facts, and of the versions of the packages that these
 * import: a new version of the engine that changes none of them finds what the one before has kept.
 */
export function hashOfModule(module: string): string {
  const { dependencies } = packageFile.parse(
    JSON.parse(readFileSync(join(engineFolder, 'package.json'), 'utf8')),
  )
  const { files, packages } = importsOf(module)
  const versions = [...packages].map((name) => `${name} ${dependencies[name]}`)
  return hashOf([
    ...versions,
    ...[join(siteFolder, 'facts.yaml'), ...files].map((file) => readFileSync(file)),
  ])
}

const imports = /(?:^(?:import|export)(?! type)[^'";]*? from |import\()\s*'([^']+)'/gm

/** The files that a module is made of, itself among them, and the packages that they import. */
function importsOf(file: string, found = { files: new Set<string>(), packages: new Set<string>() }) {
  if (found.files.has(file)) return found
  found.files.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    if (name.startsWith('.')) importsOf(join(dirname(file), name), found)
    else found.packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
  }
  return found
}

function hashOf(parts: readonly Part[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}
