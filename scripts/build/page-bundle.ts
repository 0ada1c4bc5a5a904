import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { buildFolder, pageBundle } from '../../server/build-folder.ts'
import { hashPageSources, isMadeOf } from './source-hash.ts'

const hashFile = `${pageBundle}/source-hash`

/** Removes what earlier builds have made, but for a bundle of the pages that is up to date. */
export function emptyBuildFolder() {
  const kept = isMadeOf(hashFile, hashPageSources) ? basename(pageBundle) : undefined
  mkdirSync(buildFolder, { recursive: true })
  for (const name of readdirSync(buildFolder))
    if (name !== kept) rmSync(join(buildFolder, name), { recursive: true })
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
  if (code !== 0) throw new Error('The site could not be built; the reason is above')
  writeFileSync(hashFile, hash)
}
