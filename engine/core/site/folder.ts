import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The example, which `bin/kodhamn.js` finds beside the engine. */
export const exampleFolder = process.env.EXAMPLE_FOLDER || 'example/site'

/**
 * The folder with all that is the owner's, from the project's root: `site`, else the example. `SITE_FOLDER` names another
 * one, such as a site that tests are made for.
 */
export const findSiteFolder = (): string =>
  process.env.SITE_FOLDER || (existsSync('site') ? 'site' : exampleFolder)

export const siteFolder: string = findSiteFolder()

/** The pictures that the owner has approved, which tests compare pages with. Those of the example came with the engine. */
export const picturesFolder: string =
  siteFolder === exampleFolder ? 'tests/pictures' : join(siteFolder, 'screenshots')
