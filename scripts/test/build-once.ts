/** Builds the site with the settings of the environment, unless that has been done since the sources changed. */

import { isBuilt } from '../build/stamp.ts'
import { build } from '../build.ts'

if (!isBuilt()) await build()
