import { existsSync } from 'node:fs'

/**
 * The folder with all that is the owner's, from the project's root: `site`, else `example`. `SITE_FOLDER` names another one,
 * such as a site that tests are made for.
 */
export const siteFolder: string = process.env.SITE_FOLDER || (existsSync('site') ? 'site' : 'example')
