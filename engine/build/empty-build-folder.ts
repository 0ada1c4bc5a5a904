import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder } from '../core/base/build-folder.ts'
import { OwnerError } from '../core/base/owner-error.ts'

/** Only builds make these. Releases before the mark had the others. */
const mark = '.made-by-build'
const traces = [mark, 'react-router', 'source-hash']

/** Removes what earlier builds have made. Throws where something else is in the folder: BUILD_DIR may name one by mistake. */
export function emptyBuildFolder() {
  mkdirSync(buildFolder, { recursive: true })
  const names = readdirSync(buildFolder)
  if (names.length > 0 && !names.some((name) => traces.includes(name)))
    throw new OwnerError(
      `BUILD_DIR: ${buildFolder} holds ${names[0]}, which no build has made: name another folder, or empty it yourself`,
    )
  for (const name of names) rmSync(join(buildFolder, name), { recursive: true })
  writeFileSync(join(buildFolder, mark), '')
}
