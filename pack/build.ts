/** `npm run build`: bundles the engine where its sources have changed, and builds the site from scratch. */
import { existsSync } from 'node:fs'
import { endWith } from '../engine/core/base/owner-error.ts'
import { bundle } from './bundle.ts'

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await bundle()
  const { build } = await import('../engine/build/build.ts')
  await build()
} catch (error) {
  endWith(error)
}
