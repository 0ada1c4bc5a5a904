/** Bundles the engine into .cache/bundles, unless it is up to date: the pages, their scripts, the server and the desk. */
import { rmSync, writeFileSync } from 'node:fs'
import { bundles } from '../engine/core/base/build-folder.ts'
import { hashEngine, isMadeOf } from './build/source-hash.ts'
import { bundleBrowser } from './bundle/bundle-browser.ts'
import { bundleDesk } from './bundle/bundle-desk.ts'
import { bundlePages } from './bundle/bundle-pages.ts'
import { bundleServer } from './bundle/bundle-server.ts'

const hashFile = `${bundles}/source-hash`

export async function bundle() {
  if (isMadeOf(hashFile, hashEngine)) return
  const hash = hashEngine()
  rmSync(bundles, { recursive: true, force: true })
  await Promise.all([bundlePages(), bundleBrowser().then(bundleServer).then(bundleDesk)])
  writeFileSync(hashFile, hash)
}
