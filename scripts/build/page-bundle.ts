import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildFolder } from '../../server/build-folder.ts'
import { hashPageSources } from './source-hash.ts'

const name = 'react-router'
/** What renders the pages, with their pictures and styles. */
export const pageBundle = `${buildFolder}/${name}`
const hashFile = `${pageBundle}/source-hash`

const isBundled = () => existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hashPageSources()

/** Removes what earlier builds have made, but for a bundle of the pages that is up to date. */
export function emptyBuildFolder() {
  const isKept = isBundled()
  mkdirSync(buildFolder, { recursive: true })
  for (const file of readdirSync(buildFolder))
    if (file !== name || !isKept) rmSync(join(buildFolder, file), { recursive: true })
}

/**
 * Bundles the pages with React Router, where more than their texts has changed since the last build. In a process of its own,
 * so that the other bundles are made at the same time.
 */
export async function bundlePages() {
  if (isBundled()) return
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
