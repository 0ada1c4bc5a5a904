/** Builds the site with the settings of the environment, unless that has been done since the sources changed. */

import { build } from '../build.ts'
import { isBuilt } from './source-hash.ts'

if (!isBuilt()) await build()
