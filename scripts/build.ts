/** Builds the site: pages, their interactive parts, and from both the files that are served, in the folder's site/. */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { readVendors } from '../app/running-vendors.ts'
import { readConfig } from '../server/config.ts'
import { buildFolder } from './build/folder.ts'
import { buildParts } from './build/parts.ts'
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
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'error'],
    { stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('The pages could not be built; what is wrong stands above')
  const parts = await buildParts()
  const { finishSite } = await import('./build/finish.ts')
  const pages = await finishSite(parts)
  writeFileSync(stampFile, stamp)
  console.log(`Built ${pages} pages in ${((performance.now() - began) / 1000).toFixed(1)} s`)
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
