/** Before `npm start`: bundles the engine, and builds the site where its sources have changed. */
import { existsSync } from 'node:fs'
import { buildIfNeeded } from '../engine/build/build-if-needed.ts'
import { endWith } from '../engine/core/base/owner-error.ts'
import { bundle } from './bundle.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  await bundle()
  await buildIfNeeded()
} catch (error) {
  endWith(error)
}
