import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { buildFolder, pageBundle } from '../../engine/core/base/build-folder.ts'
import { OwnerError } from '../../engine/core/base/owner-error.ts'
import { hashPageSources, isMadeOf } from '../build/source-hash.ts'

const hashFile = `${pageBundle}/source-hash`

/** Only builds make these. Releases before the mark had the others. */
const mark = '.made-by-build'
const traces = [mark, basename(pageBundle), 'source-hash']

/**
 * Removes what earlier builds have made, but for a bundle of the pages that is up to date. Throws where something else is in
 * the folder: BUILD_DIR may name one by mistake.
 */
export function emptyBuildFolder() {
  const kept = isMadeOf(hashFile, hashPageSources) ? basename(pageBundle) : undefined
  mkdirSync(buildFolder, { recursive: true })
  const names = readdirSync(buildFolder)
  if (names.length > 0 && !names.some((name) => traces.includes(name)))
    throw new OwnerError(
      `BUILD_DIR: ${buildFolder} holds ${names[0]}, which no build has made: name another folder, or empty it yourself`,
    )
  for (const name of names) if (name !== kept) rmSync(join(buildFolder, name), { recursive: true })
  writeFileSync(join(buildFolder, mark), '')
}

/**
 * Bundles the pages with React Router, unless emptyBuildFolder() has left a bundle there. In a process of its own, so that the
 * other bundles are made at the same time.
 */
export async function bundlePages() {
  if (existsSync(hashFile)) return
  const hash = hashPageSources()
  const command = ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'error']
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: resolve('.cache/compile'),
    // Looking for what the configuration could not do without a bundler takes a second.
    VITE_CONFIG_NATIVE_IGNORE_WARNING: '1',
  }
  const [code] = await once(spawn(process.execPath, command, { stdio: 'inherit', env }), 'exit')
  if (code !== 0) throw new OwnerError('The site could not be built; the reason is above')
  writeFileSync(hashFile, hash)
}
