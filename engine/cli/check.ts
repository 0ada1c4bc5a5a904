/**
 * `npm run check:content`: checks every file of the site and the words of every page, and prints all errors as
 * `file:line: what is wrong, and how to correct it`. Findings in drafts are only counted and do not fail;
 * `npm run check:content -- FOLDER` prints them.
 */
import { checkSiteFiles } from '../check/site-files.ts'

await checkSiteFiles()
// The rules need a site that can be read.
await import('../check/run-rules.ts')
