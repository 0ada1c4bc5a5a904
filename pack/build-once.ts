/** Builds the site with the settings of the environment, unless it is up to date. */
import { buildIfNeeded } from '../engine/build/build-if-needed.ts'
import { bundle } from './bundle.ts'

await bundle()
await buildIfNeeded()
