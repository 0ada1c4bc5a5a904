/** Bundles the engine into bundles/, unless that is up to date: the pages, their scripts, the server and the desk. */
import { rmSync, writeFileSync } from 'node:fs'
import { bundles } from '../engine/build/bundles.ts'
import { isMadeOf } from '../engine/build/source-hash.ts'
import { endWith } from '../engine/core/base/owner-error.ts'
import { hashEngine } from './bundle/engine-files.ts'

export async function bundle() {
  const hash = hashEngine()
  if (isMadeOf(bundles.engineHash, hash)) return
  rmSync(bundles.folder, { recursive: true, force: true })
  // Tests say otherwise of themselves. Bundlers read it when they begin.
  process.env.NODE_ENV = 'production'
  // Only here, because most starts bundle nothing.
  const { bundleAll } = await import('./bundle/bundle-all.ts')
  await bundleAll()
  writeFileSync(bundles.engineHash, hash)
}

if (import.meta.main) await bundle().catch(endWith)
