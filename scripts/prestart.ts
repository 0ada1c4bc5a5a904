/** Before `npm start`: bundles the engine, and builds the site where its sources have changed. */
import { existsSync } from 'node:fs'
import { endWith } from '../engine/core/base/owner-error.ts'
import { buildIfNeeded } from './build/build-if-needed.ts'
import { bundle } from './bundle.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  await bundle()
  await buildIfNeeded()
} catch (error) {
  endWith(error)
}
