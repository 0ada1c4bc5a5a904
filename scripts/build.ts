/**
 * Builds the site: pages, their interactive parts, from both the files that are served, in the folder's site/, and the
 * server that serves them, in its server/.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { readVendors } from '../app/running-vendors.ts'
import { readConfig } from '../server/config.ts'
import type { Manifest } from '../server/pages/manifest.ts'
import { buildFolder } from './build/folder.ts'
import { buildServer } from './build/server.ts'
import { stampFile, stampOfSources } from './build/stamp.ts'

/** Builds everything anew. Throws with what the tools said where a step fails. */
export async function build() {
  const began = performance.now()
  // A wrong id should not cost a build.
  readVendors(process.env)
  readConfig(process.env)
  // React decides when it is first imported whether it is the one for production; class names are short in that one.
  process.env.NODE_ENV = 'production'
  const stamp = stampOfSources()
  rmSync(buildFolder, { recursive: true, force: true })
  run(512, 'node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'error')
  run(768, 'scripts/build/finish-built.ts')
  await buildServer()
  writeFileSync(stampFile, stamp)
  // What the finishing step has written.
  const { titles } = JSON.parse(readFileSync(`${buildFolder}/manifest.json`, 'utf8')) as Manifest
  const seconds = (performance.now() - began) / 1000
  console.log(`Built ${Object.keys(titles).length} pages in ${seconds.toFixed(1)} s`)
}

/**
 * Runs a step in a process of its own, which gives its memory back when it is done, with so much room for its heap: on a
 * large machine Node would collect no garbage before there are gigabytes of it.
 */
function run(megabytes: number, script: string, ...given: string[]) {
  const { status } = spawnSync(process.execPath, [`--max-old-space-size=${megabytes}`, script, ...given], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The site could not be built; what is wrong stands above')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    await build()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
