/** Builds the site with the settings of the environment, unless it is up to date. */
import { build } from '../build.ts'
import { isBuilt } from './source-hash.ts'

if (!isBuilt()) await build()
