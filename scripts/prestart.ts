/** Before `npm start`: checks the settings, and builds the site where its sources have changed. */
import { existsSync } from 'node:fs'
import { endWith } from '../engine/core/base/owner-error.ts'
import { readConfig } from '../engine/core/config/config.server.ts'
import { isBuilt } from './build/source-hash.ts'
import { bundle } from './bundle.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
// Before the build, so that a wrong setting is reported at once.
try {
  readConfig(process.env)
  await bundle()
  if (!isBuilt()) {
    console.log('Building the site …')
    const { build } = await import('./build/build.ts')
    await build()
  }
} catch (error) {
  endWith(error)
}
