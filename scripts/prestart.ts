/** Before `npm start`: looks at the settings, and builds the site where its sources have changed. */
import { existsSync } from 'node:fs'
import { isBuilt } from './build/stamp.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
// Settings are looked at first: a wrong one should not cost a build.
const { readConfig, StartError } = await import('../server/config.ts')
const { readVendors, VendorError } = await import('../app/running-vendors.ts')
try {
  readConfig(process.env)
  readVendors(process.env)
} catch (error) {
  if (!(error instanceof StartError || error instanceof VendorError)) throw error
  console.error(error.message)
  process.exit(1)
}
if (!isBuilt()) {
  console.log('Building the site …')
  const { build } = await import('./build.ts')
  await build()
}
